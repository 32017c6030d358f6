import Testing

@testable import AppBuilder

@Suite("Types of an app")
struct OwnTypesTests {
  private func owners(_ text: String, extending subject: [String]) -> Set<String> {
    let types = OwnTypes(SourceSurface(of: text).declarations ?? [], module: "App")
    return types.owners(of: SurfaceExtension(subject: subject, conforms: false, members: nil))
  }

  @Test("a nested type is reached through the outer type")
  func nested() {
    let text = "struct A { enum B {} }; extension A.B { class C {} }; struct D {}"
    #expect(owners(text, extending: ["A"]) == ["A"])
    #expect(owners(text, extending: ["A", "B", "C"]) == ["A"])
    #expect(owners(text, extending: ["App", "A", "B"]) == ["A"])
    #expect(owners("struct App {}", extending: ["App"]) == ["App"])
  }

  @Test(
    "a name that may stand for several types stands for none",
    arguments: [
      "struct A {}", "struct A { typealias B = D }; struct C { struct B {} }",
      "protocol P { associatedtype B }; struct A: P { struct B {} }",
      "private struct A { enum B {} }",
      "struct A { enum B {} }; private typealias A = D",
    ]
  )
  func unknown(text: String) {
    #expect(owners(text, extending: ["A", "B"]) == [])
  }

  @Test("a library's type has no owner, even if it holds values of the app's types")
  func foreign() {
    #expect(owners("struct A {}", extending: ["Array", "A"]) == [])
    #expect(owners("struct A {}", extending: ["", "A"]) == [])
    #expect(owners("struct A {}", extending: ["App", "B"]) == [])
  }
}
