import Testing

@Suite("reset")
struct ResetCommandTests {
  @Test("reset asks for the named exercise, or for the current exercise")
  func reset() {
    #expect(
      FakeGuide.answers(to: "reset", "reset 1", "reset \"02 b\" # now", "reset 1 2") == [
        "reset nil", "reset 1", "reset 02 b",
        "unexpected '2'; the command is: reset [EXERCISE]",
      ]
    )
  }
}
