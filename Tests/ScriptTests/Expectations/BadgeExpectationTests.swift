import Testing

@Suite("expect badge")
struct BadgeExpectationTests {
  @Test("expect badge compares a tab's badge")
  func comparesATabsBadge() throws {
    try replay(
      #"""
      > expect badge Home
      ok  badge Home
      > expect badge Home 3
      ok  badge Home 3
      > expect badge Home 4
      not as expected
        expected  badge Home 4
        seen      badge Home 3
      > expect badge Settings
      not as expected
        expected  badge Settings
        seen      tab Settings without badge
      > expect not badge Settings
      ok  not badge Settings
      > expect badge Zebra
      there is no tab "Zebra"; there are Home, Settings
      """#
    )
  }
}
