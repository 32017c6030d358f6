import Testing

@Suite("start")
struct StartCommandTests {
  @Test("start asks for the named exercise, or for the current exercise")
  func start() {
    #expect(
      FakeGuide.answers(to: "start", "start 1", "start \"02 b\" # now", "start 1 2") == [
        "start nil", "start 1", "start 02 b",
        "unexpected '2'; the command is: start [EXERCISE]",
      ]
    )
  }
}
