import Testing

@Suite("expect sheet")
struct SheetExpectationTests {
  @Test("expect sheet finds a sheet by its title")
  func findsASheetByItsTitle() throws {
    try replay(
      #"""
      > expect sheet
      not as expected
        expected  sheet
        seen      nothing is presented
      > tap "Compose"
      sheet "New Post" presented
        App  Fake
        └─ TabView  selection: home
           ├─ ● Home  (3)
           │  └─ NavigationStack  path: 0
           │     └─ "Home"
      +    │        └─ sheet  ▶ "New Post"
           └─ … 2 tabs unchanged
      > expect sheet
      ok  sheet
      > expect sheet "New Post"
      ok  sheet "New Post"
      > expect sheet "Old Post"
      not as expected
        expected  sheet "Old Post"
        seen      sheet "New Post"
      """#
    )
  }
}
