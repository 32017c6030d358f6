import SceneModel
import SceneText
import Testing

@Suite("Trees in windows of every width")
struct NarrowTreeTests {
  /// The lines as one text without blanks and the signs of drawings, for comparing words.
  private func words(_ lines: [StyledText]) -> String {
    lines.map(\.plain).joined().filter { !" │├└─|`-+~−".contains($0) }
  }

  @Test("each route and each former value is kept", arguments: [40, 60, 80, 120], Signs.allCases)
  func kept(width: Int, signs: Signs) {
    let layout = TextLayout(width: width, signs: signs)
    let before = Shop(path: [])
    let after = Shop(path: [.post(42), .author("ada-lovelace-first")], sheet: nil)
    let tree = SceneTree(after.snapshot).lines(layout)
    let diff = SceneDiff(from: before.snapshot, to: after.snapshot).lines(layout)
    for lines in [tree, diff] {
      #expect(lines.allSatisfy { $0.columns <= width }, "\(text(lines))")
      #expect(words(lines).contains(#".userProfile("adalovelacefirst")"#), "\(text(lines))")
    }
    #expect(words(diff).contains("was0"), "\(text(diff))")
  }

  @Test("code breaks between words, below the row and beside the connecting lines")
  func below() {
    let after = Shop(path: [.post(42), .author("ada-lovelace-first")], sheet: nil)
    #expect(
      text(SceneTree(after.snapshot).lines(TextLayout(width: 40))) == """
        App  shop
        └─ TabView  selection: feed
           ├─ ● Feed  (3)
           │  └─ NavigationStack  path: 2
           │     ├─ "Feed"
           │     ├─ Post #42
           │     │    .postDetail(id: 42)
           │     └─ ▶ "Ada-lovelace-first"
           │          .userProfile(
           │          "ada-lovelace-first")
           ├─ ○ Explore  ExploreView
           └─ ○ Profile  hidden
        """
    )
  }

  @Test("drawings of checks are not cut", arguments: [28, 40, 60, 80])
  func marked(width: Int) {
    let tree = MarkedTree(
      root: MarkedTree.Node(
        "TabView selection: orders",
        mark: .changed,
        note: "expected: basket",
        children: [
          MarkedTree.Node(
            #"sheet "Your long receipt" .receipt(order: 42)"#,
            mark: .missing,
            note: "missing",
            children: [MarkedTree.Node("NavigationStack path: 2")]
          ),
          MarkedTree.Node(#"screen "Home""#),
        ]
      )
    )
    let lines = tree.lines(TextLayout(width: width))
    #expect(lines.allSatisfy { $0.columns <= width }, "\(text(lines))")
    for part in [#""Yourlongreceipt"."#, "receipt(order:42)", "missing", "expected:basket"] {
      #expect(words(lines).contains(part), "\(text(lines))")
    }
    #expect(!text(lines).contains("…"))
  }
}
