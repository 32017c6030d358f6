import Testing

@Suite("expect screen")
struct ScreenExpectationTests {
  @Test("expect screen compares title and view")
  func comparesTitleAndView() throws {
    try replay(
      #"""
      > push .list
      pushed .list
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
      ~    │  └─ NavigationStack  path: 1   was 0
           │     ├─ "Home"
      +    │     └─ ▶ "Level 1"             .list
           └─ … 2 tabs unchanged
      > expect screen "Level 1"
      ok  screen "Level 1"
      > expect screen LevelView
      ok  screen LevelView
      > expect screen "Home"
      not as expected
        expected  screen "Home"
        seen      screen "Level 1", view LevelView
      """#
    )
  }
}
