import Testing

@Suite("progress")
struct ProgressCommandTests {
  @Test("asks for what the learner has done")
  func progress() {
    #expect(
      FakeGuide.answers(to: "progress", "progress 1") == [
        "progress", "unexpected '1'; the command is: progress",
      ]
    )
  }
}
