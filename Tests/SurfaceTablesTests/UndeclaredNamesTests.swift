import Testing

@testable import SurfaceTables

@Suite("Names that are missing")
struct UndeclaredNamesTests {
  @Test("a row is missing if a part of its name is not declared")
  func rows() {
    var declared = DeclaredNames()
    declared.read(
      """
      public nonisolated func padding(_ length: CGFloat) -> some View { self }
        case automatic, `default`
      // func tint() is a comment.
      public macro Preview()
      public struct State<Value> {
        public static let large = Size(name: "large")
      """
    )
    let table = """
      kind\tname\tfiles
      modifier\tpadding\t9
      modifier\ttint\t8
      wrapper\t@State\t7
      macro\t#Preview\t6
      implicit-member\t.default\t5
      implicit-member\t.large\t4
      member\tState.small\t3
      """
    #expect(
      UndeclaredNames.rows(of: table, notIn: declared) == [
        "modifier\ttint\t8", "member\tState.small\t3",
      ]
    )
  }
}
