import Testing

@Suite("open")
struct OpenCommandTests {
  @Test("open opens a URL with its fragment")
  func opensAURLWithItsFragment() throws {
    try replay(
      #"""
      > open fake://post/1#part
      nothing changed; you are at Home
      > console
      opened fake://post/1#part
      > open
      give a URL, as in: open myapp://post/42
      > open post
      'post' isn't a URL: start with a scheme, as in myapp://post/42
      """#
    )
  }
}
