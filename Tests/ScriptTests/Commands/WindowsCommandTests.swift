import Testing

@Suite("windows")
struct WindowsCommandTests {
  @Test("windows lists the windows and marks the window in front")
  func lists() throws {
    try replay(
      #"""
      > windows
      ● 1  Fake
      """#
    )
  }
}
