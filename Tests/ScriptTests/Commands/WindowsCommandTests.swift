import Testing

@Suite("windows")
struct WindowsCommandTests {
  @Test("lists the windows, the one in front marked")
  func lists() throws {
    try replay(
      #"""
      > windows
      ● 1  Fake
      """#
    )
  }
}
