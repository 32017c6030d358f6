import Testing

@testable import AppBuilder

@Suite("Surfaces of source files")
struct SourceSurfaceTests {
  private func surface(_ text: String) -> String { SourceSurface(of: text).text }

  @Test("the bodies of functions, initialisers and computed properties are left out")
  func bodies() {
    let text = """
      import SwiftUI
      // A shop.
      struct Shop: View {
        @State private var count = 1  // The number.
        init(_ count: Int = 2) { self.count = count }
        var body: some View { Text("\\(count)") }
        func add<T>(_ more: T) async throws -> [T] where T: P { if true { [] } else { [more] } }
        func none() {}
      }
      """
    #expect(
      surface(text) == """
        import SwiftUI
        struct Shop: View {
        @State private var count = 1
        init(_ count: Int = 2) {}
        var body: some View {}
        func add<T>(_ more: T) async throws -> [T] where T: P {}
        func none() {}
        }
        """
    )
  }

  @Test(
    "a change in a body does not change the surface",
    arguments: [
      ("func a() { 1 }", "func a() { 2 }"),
      ("var a: some View { Text(\"a\") }", "var a: some View { Text(\"b\").bold() }"),
      ("init?() { nil }", "init?() { return nil }"),
      ("class A { deinit { print(1) } }", "class A { deinit { print(2) } }"),
      ("func a() { func b() { 1 } }", "func a() { struct C {} }"),
      ("func a() { 1 } // One", "func a() { 1 } /* Two */ // Three"),
      ("func a() {}\n\n\nlet b = 1", "func a() {}\nlet b = 1"),
      ("@MainActor func a() { let x = 1 }", "@MainActor func a() { let x = \"}\" }"),
      ("func a(b: () -> Int = { 3 }) { 1 }", "func a(b: () -> Int = { 3 }) { 2 }"),
    ]
  )
  func unseen(first: String, second: String) {
    #expect(surface(first) == surface(second))
  }

  @Test(
    "any other change changes the surface",
    arguments: [
      ("func a() {}", "func a() throws {}"),
      (
        "protocol P { func a(); var b: Int { get } }",
        "protocol P { func a(); var b: Int { get set } }"
      ),
      ("var a: Int { 1 }", "var a: Int { get { 1 } set {} }"),
      ("var a: Int { get { 1 } }", "var a: Int { get { 1 } set {} }"),
      ("var a: Int { @A get { 1 } }", "var a: Int { @B get { 1 } }"),
      ("var a = 1 { didSet { 1 } }", "var a = 1 { didSet { 2 } }"),
      ("let a = { 1 }()", "let a = { 1.5 }()"),
      ("var a = Optional { 1 }", "var a = Optional { 1.5 }"),
      ("func a(b: Any = { 3 }) {}", "func a(b: Any = { \"3\" }) {}"),
      ("subscript(a: Int) -> Int { 1 }", "subscript(a: Int) -> Int { 2 }"),
      ("struct A { var a: Int }", "struct A { var a: Int; var b: Int }"),
      ("enum A { case a }", "enum A { case b }"),
      (
        "protocol P { func a() }; extension P { }",
        "protocol P { func a() }; extension P { typealias A = B }"
      ),
      ("protocol P { func a()\nassociatedtype A }", "protocol P { func a()\nassociatedtype B }"),
      ("func a()\nstruct B { let c = 1 }", "func a()\nstruct B { let c = 2 }"),
      (
        "func a() -> Int\n#if X\nstruct B { let c = 1 }",
        "func a() -> Int\n#if X\nstruct B { let c = 2 }"
      ),
      ("let a = b.init { 1 }", "let a = b.init { 1.5 }"),
      ("let a = b -c", "let a = b - c"),
      ("let a = 1\nlet b = 1", "let a = 1;let b = 1"),
      ("let `func` = a { 1 }", "let `func` = a { 2 }"),
      ("@inlinable func a() { 1 }", "@inlinable func a() { 2 }"),
      ("func b() {}\n@_transparent func a() { 1 }", "func b() {}\n@_transparent func a() { 2 }"),
      ("func a() { @inlinable func b() { 1 } }", "func a() { @inlinable func b() { 2 } }"),
      ("let a = /x{/\nfunc b() { 1 }", "let a = /x{/\nfunc b() { 2 }"),
      ("func a() { 1", "func a() { 2"),
    ]
  )
  func seen(first: String, second: String) {
    #expect(surface(first) != surface(second))
  }

  @Test("the whole text counts where other packages' macros may read bodies")
  func whole() {
    let text = "func a() { 1 } // One\n"
    #expect(SourceSurface(of: text, isWhole: true).text == text)
  }
}
