import Testing

@Suite("hint")
struct HintCommandTests {
  @Test("asks for the exercise that is named, or for the one in work")
  func hint() {
    #expect(
      FakeGuide().answers(to: "hint", "hint 1", "hint \"02 b\" # now", "hint 1 2") == [
        "hint nil", "hint 1", "hint 02 b", "'2' is too much here; the command is: hint [EXERCISE]",
      ]
    )
  }
}
