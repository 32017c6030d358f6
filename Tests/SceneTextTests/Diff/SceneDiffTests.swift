import SceneModel
import SceneText
import Testing

@Suite("SceneDiff")
struct SceneDiffTests {
  private func diff(_ before: Shop, _ after: Shop, _ layout: TextLayout = TextLayout()) -> String {
    text(SceneDiff(from: before.snapshot, to: after.snapshot).lines(layout))
  }

  private let one = Shop(path: [.post(42)], sheet: nil)
  private let two = Shop(path: [.post(42), .author("ada")], sheet: nil)
  private let sheet = Shop(badge: "2", path: [.post(42), .author("ada")])

  @Test("a pushed screen is marked, and unchanged parts are folded")
  func pushed() {
    #expect(
      diff(one, two) == """
        pushed .userProfile("ada")
          App  shop
          └─ TabView  selection: feed
             ├─ ● Feed  (3)
        ~    │  └─ NavigationStack  path: 2   was 1
             │     ├─ … 2 screens unchanged
        +    │     └─ ▶ "Ada"                 .userProfile("ada")
             └─ … 2 tabs unchanged
        """
    )
  }

  @Test("the contents of a screen that is now covered are not mentioned")
  func covered() {
    var below = one
    below.contents = [Element(id: 90, kind: .button, label: "Like")]
    #expect(diff(below, two) == diff(one, two))
    #expect(diff(two, below) == diff(two, one))
  }

  @Test("a popped screen is shown in its old place")
  func popped() {
    #expect(
      diff(two, Shop(path: [], sheet: nil)) == """
        popped 2 screens
          App  shop
          └─ TabView  selection: feed
             ├─ ● Feed  (3)
        ~    │  └─ NavigationStack  path: 0   was 2
             │     ├─ ▶ "Feed"
        −    │     ├─ Post #42                .postDetail(id: 42)
        −    │     └─ "Ada"                   .userProfile("ada")
             └─ … 2 tabs unchanged
        """
    )
  }

  @Test("a new badge and a sheet are shown")
  func presented() {
    #expect(
      diff(two, sheet) == """
        badge of Feed 3 → 2, sheet "New Post" presented
          App  shop
          └─ TabView  selection: feed
        ~    ├─ ● Feed  (2)   was (3)
             │  └─ NavigationStack  path: 2
             │     ├─ … 2 screens unchanged
             │     └─ "Ada"   .userProfile("ada")
        +    │        └─ sheet  ▶ "New Post"
             └─ … 2 tabs unchanged
        """
    )
  }

  @Test("the contents of a dismissed screen are shown")
  func dismissed() {
    #expect(
      diff(sheet, one) == """
        badge of Feed 2 → 3, popped .userProfile("ada")
          App  shop
          └─ TabView  selection: feed
        ~    ├─ ● Feed  (3)                   was (2)
        ~    │  └─ NavigationStack  path: 1   was 2
             │     ├─ "Feed"
             │     ├─ ▶ Post #42              .postDetail(id: 42)
        −    │     └─ "Ada"                   and 1 below
             └─ … 2 tabs unchanged
        """
    )
  }

  @Test("a change of tab is shown")
  func tab() {
    #expect(
      diff(two, Shop(selection: ".explore", path: two.path, sheet: nil)) == """
        tab Feed → Explore
          App  shop
        ~ └─ TabView  selection: explore   was feed
        ~    ├─ ○ Feed  (3)
             │  └─ … 1 stack unchanged
        ~    ├─ ● Explore  ▶ ExploreView
             └─ ○ Profile  hidden
        """
    )
  }

  @Test("a difference fits into 40 columns, even in ASCII")
  func narrow() {
    #expect(
      diff(two, sheet, TextLayout(width: 40, signs: .ascii)) == """
        badge of Feed 3 -> 2, sheet "New Post"
          presented
          App  shop
          `- TabView  selection: feed
        ~    |- * Feed  (2)  was (3)
             |  `- NavigationStack  path: 2
             |     |- ... 2 screens unchanged
             |     `- "Ada"  .userProfile("ada")
        +    |        `- sheet  > "New Post"
             `- ... 2 tabs unchanged
        """
    )
  }

  @Test("a difference without changes is one line")
  func unchanged() {
    #expect(
      diff(two, two) == """
        nothing changed; you are at Feed › Post #42 › Ada
        """
    )
    var later = two.snapshot
    later.clock = 2.5
    #expect(
      text(SceneDiff(from: two.snapshot, to: later).lines(TextLayout())) == """
        nothing changed in 2.5 s; you are at Feed › Post #42 › Ada
        """
    )
  }

  @Test("changes on the screen are shown")
  func contents() {
    let before = [
      Element(id: 90, kind: .text, label: "Count 0"),
      Element(id: 91, kind: .toggle, label: "Wi-Fi", value: "false"),
      Element(id: 92, kind: .button, label: "Save", traits: [.disabled]),
      Element(id: 93, kind: .link, label: "More"),
    ]
    let after = [
      Element(id: 90, kind: .text, label: "Count 1"),
      Element(id: 91, kind: .toggle, label: "Wi-Fi", value: "true"),
      Element(id: 92, kind: .button, label: "Save"),
      Element(id: 94, kind: .image, label: "star"),
    ]
    #expect(
      diff(Shop(sheet: nil, contents: before), Shop(sheet: nil, contents: after)) == """
        − link "More"
        ~ text "Count 0" → "Count 1"
        ~ toggle "Wi-Fi" false → true
        ~ button "Save" is enabled now
        + image "star"
        """
    )
  }

  @Test("changes in objects are shown")
  func objects() {
    var before = one.snapshot
    var after = one.snapshot
    before.objects = [router("router", "[]"), router("router#2", "[]")]
    after.objects = [router("router", "[]"), router("router#2", "[.post(1)]")]
    #expect(
      text(SceneDiff(from: before, to: after).lines(TextLayout())) == """
        ~ router#2.path [] → [.post(1)]
        """
    )
    #expect(
      text(SceneDiff(from: before, to: after).lines(TextLayout(width: 30))) == """
        ~ router#2.path → [.post(1)]
        """
    )
  }

  private func router(_ name: String, _ path: String) -> ObjectReport {
    ObjectReport(
      name: name,
      type: "Router",
      properties: [.init(name: "path", value: path)],
      holders: []
    )
  }

  @Test("the middle of many added or removed screens is left out")
  func many() {
    let many = Shop(path: (1...100).map { .post($0) }, sheet: nil)
    #expect(
      diff(Shop(path: [], sheet: nil), many) == """
        pushed 100 screens
          App  shop
          └─ TabView  selection: feed
             ├─ ● Feed  (3)
        ~    │  └─ NavigationStack  path: 100   was 0
             │     ├─ "Feed"
        +    │     ├─ Post #1                   .postDetail(id: 1)
        +    │     ├─ Post #2                   .postDetail(id: 2)
        +    │     ├─ … 90 screens
        +    │     ├─ Post #93                  .postDetail(id: 93)
        +    │     ├─ Post #94                  .postDetail(id: 94)
        +    │     ├─ Post #95                  .postDetail(id: 95)
        +    │     ├─ Post #96                  .postDetail(id: 96)
        +    │     ├─ Post #97                  .postDetail(id: 97)
        +    │     ├─ Post #98                  .postDetail(id: 98)
        +    │     ├─ Post #99                  .postDetail(id: 99)
        +    │     └─ ▶ Post #100               .postDetail(id: 100)
             └─ … 2 tabs unchanged
        """
    )
    #expect(
      diff(many, Shop(path: [], sheet: nil)) == """
        popped 100 screens
          App  shop
          └─ TabView  selection: feed
             ├─ ● Feed  (3)
        ~    │  └─ NavigationStack  path: 0   was 100
             │     ├─ ▶ "Feed"
        −    │     ├─ Post #1                 .postDetail(id: 1)
        −    │     ├─ Post #2                 .postDetail(id: 2)
        −    │     ├─ … 90 screens
        −    │     ├─ Post #93                .postDetail(id: 93)
        −    │     ├─ Post #94                .postDetail(id: 94)
        −    │     ├─ Post #95                .postDetail(id: 95)
        −    │     ├─ Post #96                .postDetail(id: 96)
        −    │     ├─ Post #97                .postDetail(id: 97)
        −    │     ├─ Post #98                .postDetail(id: 98)
        −    │     ├─ Post #99                .postDetail(id: 99)
        −    │     └─ Post #100               .postDetail(id: 100)
             └─ … 2 tabs unchanged
        """
    )
  }

  @Test("new issues are shown below")
  func issues() {
    var before = one.snapshot
    var after = two.snapshot
    let old = Issue(rule: "nested-stack", severity: .warning, message: "Old news.")
    before.issues = [old]
    after.issues = [
      old,
      Issue(
        rule: "missing-destination",
        severity: .error,
        message: "A Route was pushed, and no navigationDestination(for: Route.self) is declared "
          + "in this stack. Declare one.",
        view: "FeedView",
        file: "App.swift",
        line: 42
      ),
    ]
    #expect(
      text(SceneDiff(from: before, to: after).lines(TextLayout())) == """
        pushed .userProfile("ada")
          App  shop
          └─ TabView  selection: feed
             ├─ ● Feed  (3)
        ~    │  └─ NavigationStack  path: 2   was 1
             │     ├─ … 2 screens unchanged
        +    │     └─ ▶ "Ada"                 .userProfile("ada")
             └─ … 2 tabs unchanged
        ! missing-destination in FeedView at App.swift:42
          A Route was pushed, and no navigationDestination(for: Route.self) is declared
          in this stack. Declare one.
        """
    )
  }

  @Test("signs and rows have the styles of added, removed and changed parts")
  func styles() {
    let lines = SceneDiff(from: two.snapshot, to: one.snapshot).lines(TextLayout())
    #expect(lines[4].spans.first == .init("~ ", .changed))
    #expect(
      lines.suffix(2).first?.spans == [
        .init("− ", .removed), .init("   │     └─ ", .structure),
        .init("\"Ada\"                   .userProfile(\"ada\")", .removed),
      ]
    )
  }
}
