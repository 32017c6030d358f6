import Testing

@Suite("back")
struct BackCommandTests {
  @Test("back returns by one screen, by several, or to a title")
  func goesBackByScreensOrTitle() throws {
    try replay(
      #"""
      > path [.a, .b, .c, .d]
      pushed 4 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 4   was 0
           │     ├─ "Home"
      +    │     ├─ "Level 1"               .a
      +    │     ├─ "Level 2"               .b
      +    │     ├─ "Level 3"               .c
      +    │     └─ ▶ "Level 4"             .d
           └─ … 2 tabs unchanged
      > back
      popped .d
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 3   was 4
           │     ├─ … 3 screens unchanged
           │     ├─ ▶ "Level 3"             .c
      −    │     └─ "Level 4"               .d
           └─ … 2 tabs unchanged
      > back 2
      popped 2 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 3
           │     ├─ "Home"
           │     ├─ ▶ "Level 1"             .a
      −    │     ├─ "Level 2"               .b
      −    │     └─ "Level 3"               .c
           └─ … 2 tabs unchanged
      > back to "Home"
      popped .a
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 1
           │     ├─ ▶ "Home"
      −    │     └─ "Level 1"               .a
           └─ … 2 tabs unchanged
      """#
    )
  }

  @Test("back says why there is no way back")
  func saysWhyThereIsNoWayBack() throws {
    try replay(
      #"""
      > back
      "Home" is the root of its stack, so there is no back button
      > push .list
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > tap "Home"
      "Home" is a tab; try: tab Home
      > back 9
      there is only 1 screen to go back to; try: back
      > back to "Hom"
      there is no screen "Hom" below this one; did you mean "Home"?
      > back to "Zebra"
      there is no screen "Zebra" below this one; there is "Home"
      > back 0
      '0' is too small: use 1 or more
      > back home
      give a number of screens, or a title, as in: back to "Inbox"
      > back to
      give the title of a screen, as in: back to "Inbox"
      > tab settings
      tab Home → Settings
        App  Fake
      ~ └─ TabView  selection: settings   was home
      ~    ├─ ○ Home  (3)
           │  └─ … 1 stack unchanged
      ~    ├─ ● Settings  ▶ "Settings"
           └─ ○ Admin  hidden
      > back
      there is no navigation stack here, but in another tab; try: tab Home
      """#
    )
  }
}
