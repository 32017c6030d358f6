import Testing

@Suite("refresh")
struct RefreshCommandTests {
  @Test("refresh pulls the screen down")
  func pulls() throws {
    try replay(
      #"""
      > refresh
      nothing changed; you are at Home
      > console
      refreshed
      """#
    )
  }
}
