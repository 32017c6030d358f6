import Testing

@Suite("reset")
struct ResetCommandTests {
  @Test("asks for the exercise that is named, or for the one in work")
  func reset() {
    #expect(
      FakeGuide.answers(to: "reset", "reset 1", "reset \"02 b\" # now", "reset 1 2") == [
        "reset nil", "reset 1", "reset 02 b",
        "unexpected '2'; the command is: reset [EXERCISE]",
      ]
    )
  }
}
