import Testing

@Suite("quit")
struct QuitCommandTests {
  @Test("quit prints nothing")
  func saysNothing() throws {
    try replay(
      #"""
      > quit
      > quit now
      unexpected 'now'; the command is: quit
      """#
    )
  }
}
