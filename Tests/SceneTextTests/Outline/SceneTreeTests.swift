import SceneModel
import SceneText
import Testing

@Suite("SceneTree")
struct SceneTreeTests {
  private func tree(_ shop: Shop, _ layout: TextLayout = TextLayout()) -> String {
    text(SceneTree(shop.snapshot).lines(layout))
  }

  /// Every kind of screen that the tree marks in words.
  private var odd: Shop {
    var shop = Shop()
    shop.path = [
      .post(42), .author("ada"), .valueless("About this very long-titled thing"), .nowhere,
    ]
    shop.sheetIsStack = true
    return shop
  }

  @Test("tabs, stacks, values beside screens, and a sheet under its presenting screen are shown")
  func everything() {
    #expect(
      tree(Shop()) == """
        App  shop
        └─ TabView  selection: feed
           ├─ ● Feed  (3)
           │  └─ NavigationStack  path: 2
           │     ├─ "Feed"
           │     ├─ Post #42   .postDetail(id: 42)
           │     └─ "Ada"      .userProfile("ada")
           │        └─ sheet  ▶ "New Post"
           ├─ ○ Explore  ExploreView
           └─ ○ Profile  hidden
        """
    )
  }

  @Test("deeper elements are counted, and the person's place is shown")
  func depth() {
    #expect(
      text(SceneTree(Shop().snapshot, depth: 2).lines(TextLayout())) == """
        App  shop
        └─ TabView  selection: feed
           ├─ ● Feed  (3)
           │  └─ … 5 more  you are there
           ├─ ○ Explore  ExploreView
           └─ ○ Profile  hidden
        """
    )
    #expect(
      text(SceneTree(Shop().snapshot, depth: 0).lines(TextLayout(signs: .ascii))) == """
        App  shop
        `- ... 9 more  you are there
        """
    )
  }

  @Test("oddities are marked in words, and a sheet's stack is drawn")
  func words() {
    #expect(
      tree(odd) == """
        App  shop
        └─ TabView  selection: feed
           ├─ ● Feed  (3)
           │  └─ NavigationStack  path: 3
           │     ├─ "Feed"
           │     ├─ Post #42         .postDetail(id: 42)
           │     ├─ "Ada"            .userProfile("ada")
           │     ├─ "About this very long-titled thing"  not in the path
           │     └─ no destination   .settings
           │        └─ sheet
           │           └─ NavigationStack  path: 0
           │              └─ ▶ "New Post"
           ├─ ○ Explore  ExploreView
           └─ ○ Profile  hidden
        """
    )
  }

  @Test("a tree fits into 40 columns")
  func narrow() {
    #expect(
      tree(odd, TextLayout(width: 40)) == """
        App  shop
        └─ TabView  selection: feed
           ├─ ● Feed  (3)
           │  └─ NavigationStack  path: 3
           │     ├─ "Feed"
           │     ├─ Post #42
           │     │    .postDetail(id: 42)
           │     ├─ "Ada"   .userProfile("ada")
           │     ├─ "Abou…hing"  not in the path
           │     └─ no destination  .settings
           │        └─ sheet
           │           └─ Stack  path: 0
           │              └─ ▶ "New Post"
           ├─ ○ Explore  ExploreView
           └─ ○ Profile  hidden
        """
    )
  }

  @Test("a tree can be drawn in ASCII")
  func ascii() {
    #expect(
      tree(odd, TextLayout(width: 60, signs: .ascii)) == """
        App  shop
        `- TabView  selection: feed
           |- * Feed  (3)
           |  `- NavigationStack  path: 3
           |     |- "Feed"
           |     |- Post #42         .postDetail(id: 42)
           |     |- "Ada"            .userProfile("ada")
           |     |- "About this ve...-titled thing"  not in the path
           |     `- no destination   .settings
           |        `- sheet
           |           `- NavigationStack  path: 0
           |              `- > "New Post"
           |- o Explore  ExploreView
           `- o Profile  hidden
        """
    )
  }

  @Test("a tree is never wider than the layout", arguments: [Signs.unicode, .ascii])
  func fits(signs: Signs) {
    var shop = odd
    shop.path += (0..<3).map { .author("名前の長い人物\($0) e\u{301}") }
    for width in 20...90 {
      let layout = TextLayout(width: width, signs: signs)
      let widest = SceneTree(shop.snapshot).lines(layout).map(\.columns).max() ?? 0
      #expect(widest <= width, "at \(width) columns")
    }
  }

  @Test("outer guides are omitted if the tree is deeper than the window is wide")
  func deep() {
    var inner = Element(id: 1000, kind: .screen, label: "Bottom")
    for id in 0..<40 {
      let sheet = Element(id: 500 + id, kind: .sheet, children: [inner])
      inner = Element(id: id, kind: .screen, label: "L\(id)", children: [sheet])
    }
    let window = Element(id: 2000, kind: .window, children: [inner])
    let lines = SceneTree(Snapshot(app: "deep", window: window)).lines(TextLayout(width: 40))
    #expect(lines.last?.plain == #"…                 └─ sheet  ▶ "Bottom""#)
  }

  @Test("labels from an app are shown without affecting the terminal")
  func escapes() {
    var shop = Shop()
    shop.path = []
    shop.sheet = "a\u{1B}[2Jb\u{202E}c\nd"
    #expect(
      tree(shop) == """
        App  shop
        └─ TabView  selection: feed
           ├─ ● Feed  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Feed"
           │        └─ sheet  ▶ "a\\u{1b}[2Jb\\u{202e}c\\nd"
           ├─ ○ Explore  ExploreView
           └─ ○ Profile  hidden
        """
    )
  }

  @Test("the middle of a long stack is left out")
  func long() {
    let shop = Shop(path: (1...1000).map { .post($0) }, sheet: nil)
    #expect(
      tree(shop) == """
        App  shop
        └─ TabView  selection: feed
           ├─ ● Feed  (3)
           │  └─ NavigationStack  path: 1000
           │     ├─ "Feed"
           │     ├─ Post #1        .postDetail(id: 1)
           │     ├─ Post #2        .postDetail(id: 2)
           │     ├─ … 990 screens
           │     ├─ Post #993      .postDetail(id: 993)
           │     ├─ Post #994      .postDetail(id: 994)
           │     ├─ Post #995      .postDetail(id: 995)
           │     ├─ Post #996      .postDetail(id: 996)
           │     ├─ Post #997      .postDetail(id: 997)
           │     ├─ Post #998      .postDetail(id: 998)
           │     ├─ Post #999      .postDetail(id: 999)
           │     └─ ▶ Post #1000   .postDetail(id: 1000)
           ├─ ○ Explore  ExploreView
           └─ ○ Profile  hidden
        """
    )
  }

  @Test("an empty window is marked")
  func empty() {
    let snapshot = Snapshot(app: "empty", window: Element(id: 1, kind: .window))
    #expect(text(SceneTree(snapshot).lines(TextLayout())) == "App  empty  ▶ nothing in it")
  }

  @Test("each piece has the style that a terminal shows as a colour")
  func styles() {
    let lines = SceneTree(Shop(path: [.post(1)], sheet: nil).snapshot).lines(TextLayout())
    #expect(
      lines[5].spans == [
        .init("   │     └─ ", .structure), .init("▶", .focus), .init(" "),
        .init("Post #1", .focus), .init("   "), .init(".postDetail(id: 1)", .value),
      ]
    )
  }
}
