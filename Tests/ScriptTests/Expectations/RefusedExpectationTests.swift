import Testing

@Suite("expect refused")
struct RefusedExpectationTests {
  @Test("expect refused runs a command, and holds if the command is refused")
  func refusedCommands() throws {
    try replay(
      #"""
      > expect refused tap "Delete"
      ok  refused tap "Delete"
      > expect refused tap "Add One"
      not as expected
        expected  refused tap "Add One"
        seen      it was done
      > expect text "Count 1"
      ok  text "Count 1"
      > expect refused nonsense
      write a command, as in: expect refused dismiss
      > expect refused expect text "Count 1"
      write a command, as in: expect refused dismiss
      """#
    )
  }
}
