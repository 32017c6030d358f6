import Testing

@Suite("pop")
struct PopCommandTests {
  @Test("pop removes values")
  func removesValues() throws {
    try replay(
      #"""
      > path [.a, .b, .c]
      pushed 3 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 3   was 0
           │     ├─ "Home"
      +    │     ├─ "Level 1"               .a
      +    │     ├─ "Level 2"               .b
      +    │     └─ ▶ "Level 3"             .c
           └─ … 2 tabs unchanged
      > pop
      popped .c
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 2   was 3
           │     ├─ … 2 screens unchanged
           │     ├─ ▶ "Level 2"             .b
      −    │     └─ "Level 3"               .c
           └─ … 2 tabs unchanged
      > pop 2
      popped 2 screens
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 0   was 2
           │     ├─ ▶ "Home"
      −    │     ├─ "Level 1"               .a
      −    │     └─ "Level 2"               .b
           └─ … 2 tabs unchanged
      > pop
      the path is empty: the root is not in the path, so you cannot pop it
      > push .a
      pushed .a
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .a
           └─ … 2 tabs unchanged
      > pop 5
      the path holds only 1 value
      > pop -1
      '-1' is too small: use 1 or more
      """#
    )
  }
}
