import SceneModel
import SceneText
import Script
import Testing

@Suite("tab")
struct TabCommandTests {
  @Test("tab finds tabs by label and tag")
  func findsTabsByLabelAndTag() throws {
    try replay(
      #"""
      > tab settings
      tab Home → Settings
        App  Fake
      ~ └─ TabView  selection: settings   was home
      ~    ├─ ○ Home  (3)
           │  └─ … 1 stack unchanged
      ~    ├─ ● Settings  ▶ "Settings"
           └─ ○ Admin  hidden
      > tab .home
      tab Settings → Home
        App  Fake
      ~ └─ TabView  selection: home   was settings
      ~    ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ ▶ "Home"
      ~    ├─ ○ Settings  "Settings"
           └─ ○ Admin  hidden
      > tab "Home"
      nothing changed; you are at Home
      """#
    )
  }

  @Test("tab says why there is no such tab")
  func saysWhyThereIsNoSuchTab() throws {
    try replay(
      #"""
      > tab "Sett"
      there is no tab "Sett"; did you mean "Settings"?
      > tab Setings
      there is no tab "Setings"; did you mean "Settings"?
      > tab admin
      the tab "admin" is hidden
      > tab zebra
      there is no tab "zebra"; there are Home, Settings
      > tab
      name the tab, as in: tab Search
      > tap "Compose"
      sheet "New Post" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
      +    │        └─ sheet  ▶ "New Post"
           └─ … 2 tabs unchanged
      > tab Home
      the sheet covers the tabs; dismiss it first
      """#
    )
  }

  @Test("tab finds a tab by the beginning of its label at the prompt")
  func takesTheBeginningOfALabel() throws {
    try replay(
      #"""
      > tab sett
      taken as: tab "Settings"
      tab Home → Settings
        App  Fake
      ~ └─ TabView  selection: settings   was home
      ~    ├─ ○ Home  (3)
           │  └─ … 1 stack unchanged
      ~    ├─ ● Settings  ▶ "Settings"
           └─ ○ Admin  hidden
      """#,
      isInteractive: true
    )
  }

  @Test("tab distinguishes several tab views on one screen")
  func severalTabViews() {
    let tabViews = [["A", "B"], ["B"]].enumerated().map { index, labels in
      let tabs = labels.enumerated().map { place, label in
        Element(id: 10 * index + place + 11, kind: .tab, label: label)
      }
      return Element(id: 10 * index + 10, kind: .tabView, children: tabs)
    }
    let screen = Element(id: 2, kind: .screen, children: tabViews)
    let interpreter = Interpreter(driver: StillApp(screen))
    #expect(
      ["tab A", "tab B", "tab B 2", "tab B 3"].map { interpreter.output(of: $0).map(\.plain) } == [
        ["this app stands still"],
        [#"2 tab views here have a tab "B"; choose one by number, as in: tab "B" 2"#],
        ["this app stands still"],
        ["there are only 2 tab views here"],
      ]
    )
  }
}
