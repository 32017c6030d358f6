import Testing

@Suite("start")
struct StartCommandTests {
  @Test("asks for the exercise that is named, or for the one in work")
  func start() {
    #expect(
      FakeGuide.answers(to: "start", "start 1", "start \"02 b\" # now", "start 1 2") == [
        "start nil", "start 1", "start 02 b",
        "unexpected '2'; the command is: start [EXERCISE]",
      ]
    )
  }
}
