import SceneText
import Testing

@Suite("A tree with marks")
struct MarkedTreeTests {
  private let tree = MarkedTree(
    root: MarkedTree.Node(
      "Shop",
      children: [
        MarkedTree.Node(
          "tab Feed",
          mark: .changed,
          note: "not Profile",
          children: [
            MarkedTree.Node("\"Feed\""),
            MarkedTree.Node("\"Post\"", mark: .missing, note: "missing"),
          ]
        ),
        MarkedTree.Node("sheet \"New\u{1B} post\"", mark: .extra, note: "left open"),
      ]
    )
  )

  private func text(_ layout: TextLayout) -> String {
    tree.lines(layout).map(\.plain).joined(separator: "\n")
  }

  @Test("The marks are at the front, and their meanings at the end")
  func unicode() {
    #expect(
      text(TextLayout(width: 60)) == """
          Shop
        ~ ├─ tab Feed                 not Profile
          │  ├─ "Feed"
        − │  └─ "Post"                missing
        + └─ sheet "New\\u{1b} post"   left open
        """
    )
  }

  @Test("A narrow tree in ASCII reads the same")
  func ascii() {
    #expect(
      text(TextLayout(width: 32, signs: .ascii)) == """
          Shop
        ~ |- tab Feed   not Profile
          |  |- "Feed"
        - |  `- "Post"  missing
        + `- sheet "New\\u{1b} post"
        +      left open
        """
    )
  }
}
