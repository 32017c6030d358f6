import Testing

@Suite("answer")
struct AnswerCommandTests {
  @Test("asks for the exercise that is named, or for the one in work")
  func answer() {
    #expect(
      FakeGuide.answers(to: "answer", "answer 3", "answer 3 b") == [
        "answer nil", "answer 3", "unexpected 'b'; the command is: answer [EXERCISE]",
      ]
    )
  }
}
