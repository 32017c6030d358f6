import Testing

@Suite("expect cover")
struct CoverExpectationTests {
  @Test("expect cover does not take a sheet for a cover")
  func doesNotTakeASheetForACover() throws {
    try replay(
      #"""
      > tap "Compose"
      sheet "New Post" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
      +    │        └─ sheet  ▶ "New Post"
           └─ … 2 tabs unchanged
      > expect cover
      not as expected
        expected  cover
        seen      sheet "New Post"
      """#
    )
  }
}
