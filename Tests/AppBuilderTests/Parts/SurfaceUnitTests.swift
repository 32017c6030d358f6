import Testing

@testable import AppBuilder

@Suite("Pieces of surfaces")
struct SurfaceUnitTests {
  private func reaches(_ texts: [String], hasPackages: Bool = false) -> [SurfaceUnit.Reach] {
    let files = texts.enumerated().map { (path: "\($0)", surface: SourceSurface(of: $1)) }
    return SurfaceUnit.units(of: files, module: "App", hasPackages: hasPackages).map(\.reach)
  }

  @Test("types and functions are reached by name, imports and operators by everyone")
  func simple() {
    #expect(
      reaches(["struct A {}", "func b() {}\nlet c = 1, d = 2", "import E\n#Preview { A() }"])
        == [.names(["A"]), .names(["b"]), .names(["c", "d"]), .everyone, .nobody]
    )
    #expect(reaches(["struct A { static func + (a: A, b: A) {} }"]) == [.everyone])
    #expect(
      reaches(["infix operator +++", "func +++ (a: Int, b: Int) {}"]) == [.everyone, .everyone]
    )
  }

  @Test("an extension of an app's type is reached by the type's name")
  func own() {
    #expect(
      reaches([
        "extension A: P {}\nextension A.B {}\nextension App.A {}", "struct A { class B {} }",
      ])
        == [.names(["A"]), .names(["A"]), .names(["A"]), .names(["A"])]
    )
  }

  @Test(
    "extensions of other types are reached by everyone",
    arguments: [
      "extension String: P {}", "extension [A] { var b: Int { 1 } }",
      "extension A.B { init() {} }; typealias A = C",
      "extension Array where Element == A { var a: Int { 1 } }", "extension Array<A> { init() {} }",
    ]
  )
  func foreign(text: String) {
    #expect(reaches([text, "struct B {}"]).first == .everyone)
  }

  @Test("a private type of one file may hide a library's type that another file uses")
  func hidden() {
    #expect(
      reaches(["private struct Card {}", "extension Card: P {}"]) == [.names(["Card"]), .everyone]
    )
  }

  @Test("members that concern only files that name them are reached by name")
  func members() {
    let text = "extension View { func a() -> some View { b }; func c() -> some View { d } }"
    #expect(reaches([text]) == [.names(["a"]), .names(["c"])])
    // Then other names may be required of the type.
    #expect(reaches([text, "extension Color: P {}"]) == [.everyone, .everyone])
    #expect(reaches([text], hasPackages: true) == [.everyone])
  }

  @Test(
    "names that the compiler or macros use implicitly concern everyone",
    arguments: ["typealias IntegerLiteralType = A", "struct Schema {}", "let _a = 1", "let x² = 1"]
  )
  func unseen(text: String) {
    #expect(reaches([text]) == [.everyone])
  }

  @Test("an ambiguous file concerns everyone")
  func doubt() {
    let files = [(path: "a", surface: SourceSurface(of: "let a = 1\n#if B\nlet b = 1\n#endif"))]
    let units = SurfaceUnit.units(of: files, module: "App", hasPackages: false)
    #expect(
      units == [
        SurfaceUnit(path: "a", text: "let a = 1\n#if B\nlet b = 1\n#endif", reach: .everyone)
      ]
    )
  }
}
