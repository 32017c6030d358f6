import Testing

@Suite("redo")
struct RedoCommandTests {
  @Test("redo repeats undone steps")
  func doesAgainWhatWasUndone() throws {
    try replay(
      #"""
      > redo
      there is nothing to redo; 'redo' repeats only undone commands
      > tap "Books"
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > undo
      undid tap "Books"
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
      > redo
      there is nothing to redo; 'redo' repeats only undone commands
      """#
    )
  }
}
