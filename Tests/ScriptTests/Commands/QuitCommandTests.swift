import Testing

@Suite("quit")
struct QuitCommandTests {
  @Test("says nothing")
  func saysNothing() throws {
    try replay(
      #"""
      > quit
      > quit now
      'now' is too much here; the command is: quit
      """#
    )
  }
}
