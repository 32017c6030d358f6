import Testing

@testable import SurfaceTables

@Suite("Signatures of surface tables")
struct SurfaceSignatureTests {
  @Test(
    "a signature that is read and written does not change",
    arguments: [
      "init()", "init?(rawValue: Int)",
      "func a(_ b: Int = 1, c: [Int: String] = [:]) -> (Int, Int)",
      "static func < (lhs: Angle, rhs: Angle) -> Bool", "subscript<T>(key: T) -> Int",
      "init<S: StringProtocol, each V: View>(_ s: S, @B c: @escaping (S) -> V) where V == Never",
      "func a<T>(_ b: (T, () -> Void) -> Dictionary<Int, T>) async throws -> some View",
      "mutating func `repeat`(_ a: String = \"(,)\")", "static func + <T>(a: T, b: T) -> T",
    ]
  )
  func reading(text: String) throws {
    let signature = try #require(SurfaceSignature(text))
    #expect(signature.text == text)
  }

  @Test("the parameters have names and types")
  func parameters() throws {
    let signature = try #require(
      SurfaceSignature("init<F>(_ a: Binding<F.A>, in b: ClosedRange<F> = 0...1, @B c: () -> D)")
    )
    #expect(signature.generics == ["F"])
    #expect(signature.parameters.map(\.name) == ["a", "b", "c"])
    let types = ["Binding<F.A>", "ClosedRange<F> = 0...1", "() -> D"]
    #expect(signature.parameters.map(\.type) == types)
    #expect(signature.isInitializer && !signature.hasResult)
  }

  @Test(
    "a variable, a case and a type have no signature",
    arguments: ["var a: (Int) -> Void", "let b = C(d: 1)", "case e(Int)", "struct F<G>: H"]
  )
  func none(text: String) {
    #expect(SurfaceSignature(text)?.text == nil)
  }
}
