import Testing

@testable import AppBuilder

@Suite("Declarations at the top of a file")
struct SurfaceOutlineTests {
  private func declarations(_ text: String) -> [SurfaceDeclaration]? {
    SourceSurface(of: text).declarations
  }

  @Test("each declaration has its text, with attributes and modifiers")
  func all() {
    let text = """
      import SwiftUI
      @preconcurrency import os.log; import B

      /// A shop.
      @Observable @MainActor
      public final class Shop<A>: Base where A: P {
        private(set) var count = 1
        func add() { count += 1 }
      }
      fileprivate struct Row: View { let name = "}"; var body: some View { Text(name) } }
      let edition = 1, (a, b) = pair { $0 }
        .map { 2 }; nonisolated(unsafe) var more: Int { 3 }
      typealias Names = [String]
      @available(iOS 17, *)
      func add(_ x: Int = 1) -> Int { x }
      func + (a: Row, b: Row) -> Row { a }
      infix operator **: Higher
      precedencegroup Higher { higherThan: A }
      #Preview("One") { Row() }
      protocol P { func a() }
      """
    let found = declarations(text)
    #expect(
      found?.map(\.kind) == [
        .shared, .shared, .shared, .type(name: "Shop", isPrivate: false),
        .type(name: "Row", isPrivate: true), .named(["edition", "a", "b"]), .named(["more"]),
        .named(["Names"]), .named(["add"]), .shared, .shared, .shared, .preview,
        .type(name: "P", isPrivate: false),
      ]
    )
    #expect(
      found?[3].text == """
        @Observable @MainActor
        public final class Shop<A>: Base where A: P {
        private(set) var count = 1
        func add() {}
        }
        """
    )
    #expect(found?[6].text == "nonisolated(unsafe) var more: Int {}")
    #expect(found?[8].text == "@available(iOS 17, *)\nfunc add(_ x: Int = 1) -> Int {}")
    #expect(found?.map(\.contents.hasOperator).filter { $0 }.count == 1)
  }

  @Test(
    "an ambiguous file has no declarations",
    arguments: [
      "#if DEBUG\nlet a = 1\n#endif", "print(1)", "let a = 1\n}", "func a()\nstruct B {}",
      "@A<Int> struct B {}", "@A (1) struct B {}", "macro a() = #b", "#unknown { }", "struct A",
      "struct A { let b = 1", "let a = /x{/", "@inlinable func a() { 1 }", "for a in b {}",
      "let a =\n@MainActor { 1 }",
    ]
  )
  func doubt(text: String) {
    #expect(declarations(text) == nil)
  }

  @Test("a type is marked if it declares an operator, but not if it only uses operators")
  func operators() {
    let text = """
      struct A { static func + (a: A, b: A) -> A { a } }
      extension A { static prefix func -(a: A) -> A { a } }
      struct B { func add() { func * (a: Int, b: Int) {} }; let c = 1 + 2 }
      """
    #expect(declarations(text)?.map(\.contents.hasOperator) == [true, true, false])
  }

  @Test("the types and other names inside declarations are known")
  func contents() {
    let text = """
      struct A { enum B { struct C {} }; func d() { struct E {}; typealias F = A }; typealias G = B }
      extension A { protocol H { associatedtype I } }
      typealias J = A
      """
    let found = declarations(text)
    #expect(found?.map(\.contents.types) == [["A", "B", "C"], ["H"], []])
    #expect(found?.map(\.contents.aliases) == [["G"], ["I"], ["J"]])
  }

  private func extended(_ text: String) -> SurfaceExtension? {
    guard case .extended(let extended)? = declarations(text)?.first?.kind else { return nil }
    return extended
  }

  @Test("an extension has its subject and its conformances")
  func extensions() {
    #expect(extended("extension A.B {}")?.subject == ["A", "B"])
    #expect(extended("extension [A]: P {}")?.subject == ["", "A"])
    #expect(extended("extension [A]: P {}")?.conforms == true)
    #expect(extended("extension A where Element: P {}")?.conforms == false)
    #expect(extended("extension A where Element: P {}")?.subject == ["A"])
    #expect(extended("extension A: @retroactive P where B == C {}")?.conforms == true)
  }

  @Test("functions that return views, and stored properties, concern only files that name them")
  func members() {
    let text = """
      extension View where Self: P {
        func card(_ a: Int) -> some View { padding() }
        @ViewBuilder nonisolated func tile<A: View>(@ViewBuilder a: () -> A) -> some View { a() }
        static let brand = make { 1 }; public static let other: Color = .red
      }
      """
    #expect(
      extended(text)?.members == [
        SurfaceExtension.Member(
          name: "card",
          text: "extension View where Self: P { func card(_ a: Int) -> some View {} }"
        ),
        SurfaceExtension.Member(
          name: "tile",
          text: "extension View where Self: P { @ViewBuilder nonisolated "
            + "func tile<A: View>(@ViewBuilder a: () -> A) -> some View {} }"
        ),
        SurfaceExtension.Member(
          name: "brand",
          text: "extension View where Self: P { static let brand = make { 1 } }"
        ),
        SurfaceExtension.Member(
          name: "other",
          text: "extension View where Self: P { public static let other: Color = .red }"
        ),
      ]
    )
  }

  @Test(
    "other members may concern every file",
    arguments: [
      "func a() -> Int { 1 }", "var a: some View { b }", "static var a: Color { .red }",
      "func body(content: Content) -> some View { a }", "func makeBody() -> some View { a }",
      "init() {}", "subscript(a: Int) -> some View { b }", "static let a = 1, b = 2",
      "func a() -> some View where Self: P { b }", "struct A {}", "typealias A = B",
      "func _a() -> some View { b }", "static func a() -> any View { b }", "let a = 1",
      "#if A\nstatic let a = 1\n#endif", "func a<T>() -> some View & T { b }",
    ]
  )
  func unnamed(member: String) {
    #expect(extended("extension View { \(member) }")?.members == nil)
    #expect(extended("extension View: P { func a() -> some View { b } }")?.members == nil)
  }
}
