import Testing

@Suite("answer")
struct AnswerCommandTests {
  @Test("answer asks for the named exercise, or for the current exercise")
  func answer() {
    #expect(
      FakeGuide.answers(to: "answer", "answer 3", "answer 3 b") == [
        "answer nil", "answer 3", "unexpected 'b'; the command is: answer [EXERCISE]",
      ]
    )
  }
}
