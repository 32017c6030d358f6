import Testing

@Suite("progress")
struct ProgressCommandTests {
  @Test("progress asks for the learner's results")
  func progress() {
    #expect(
      FakeGuide.answers(to: "progress", "progress 1") == [
        "progress", "unexpected '1'; the command is: progress",
      ]
    )
  }
}
