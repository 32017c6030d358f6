import Testing

@Suite("path")
struct PathCommandTests {
  @Test("path shows and replaces the path")
  func showsAndReplacesThePath() throws {
    try replay(
      #"""
      > path
      path empty  [Route]
        root  "Home", not in the path
      > path [.list, .detail(id: 1),]
      pushed 2 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 2   was 0
           │     ├─ "Home"
      +    │     ├─ "Level 1"               .list
      +    │     └─ ▶ "Level 2"             .detail(id: 1)
           └─ … 2 tabs unchanged
      > path
      path 2  [Route]
        root  "Home", not in the path
           0  .list
           1  .detail(id: 1)
      > path [.list, .detail(id: 2)]
      path changed
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 2   was [.list, .detail(id: 1)]
           │     ├─ … 2 screens unchanged
      ~    │     └─ ▶ "Level 2"             .detail(id: 2)  was .detail(id: 1)
           └─ … 2 tabs unchanged
      > path []
      popped 2 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 2
           │     ├─ ▶ "Home"
      −    │     ├─ "Level 1"               .list
      −    │     └─ "Level 2"               .detail(id: 2)
           └─ … 2 tabs unchanged
      """#
    )
  }

  @Test("path reports a value that is not a path")
  func saysWhatIsNoPath() throws {
    try replay(
      #"""
      > path .list
      a path is a list in brackets, such as [.list, .detail(id: 1)]
      > path [.list
      this bracket is not closed; add ]
      > path [.list .detail]
      a comma or ] is expected here
      > path ["a": 1]
      a path is a list in brackets, such as [.list, .detail(id: 1)]
      > tab settings
      tab Home → Settings
        App  Fake
      ~ └─ TabView  selection: settings   was home
      ~    ├─ ○ Home  (3)
           │  └─ … 1 stack unchanged
      ~    ├─ ● Settings  ▶ "Settings"
           └─ ○ Admin  hidden
      > path
      there is no navigation stack here, but in another tab; try: tab Home
      """#
    )
  }
}
