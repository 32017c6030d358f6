import Testing

@Suite("root")
struct RootCommandTests {
  @Test("root empties the path")
  func emptiesThePath() throws {
    try replay(
      #"""
      > path [.a, .b]
      pushed 2 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 2   was 0
           │     ├─ "Home"
      +    │     ├─ "Level 1"               .a
      +    │     └─ ▶ "Level 2"             .b
           └─ … 2 tabs unchanged
      > root
      popped 2 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 2
           │     ├─ ▶ "Home"
      −    │     ├─ "Level 1"               .a
      −    │     └─ "Level 2"               .b
           └─ … 2 tabs unchanged
      > tab settings
      tab Home → Settings
        App  Fake
      ~ └─ TabView  selection: settings   was home
      ~    ├─ ○ Home  (3)
           │  └─ … 1 stack unchanged
      ~    ├─ ● Settings  ▶ "Settings"
           └─ ○ Admin  hidden
      > root
      there is no navigation stack here, but in another tab; try: tab Home
      """#
    )
  }
}
