import Testing

@Suite("undo")
struct UndoCommandTests {
  @Test("undo takes back commands that changed something")
  func takesBackEffectiveCommands() throws {
    try replay(
      #"""
      > undo
      there is nothing to undo: you have done nothing since the launch
      > tap "Books"
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > wait 1s
      nothing changed; you are at Home › Level 1
      > undo 2
      undid wait 1s, tap "Books"
      popped .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 1
           │     ├─ ▶ "Home"
      −    │     └─ "Level 1"               .list
           └─ … 2 tabs unchanged
      > redo
      redid tap "Books"
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > undo 99
      undid tap "Books"
      popped .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 1
           │     ├─ ▶ "Home"
      −    │     └─ "Level 1"               .list
           └─ … 2 tabs unchanged
      """#
    )
  }
}
