import Testing

@Suite("activate")
struct ActivateCommandTests {
  @Test("activate brings the app back to the screen")
  func bringsBack() throws {
    try replay(
      #"""
      > background
      ~ the app is in the background
      > activate
      ~ the app is on the screen again
      > activate
      nothing changed; you are at Home
      """#
    )
  }
}
