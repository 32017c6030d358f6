import Testing

@Suite("skip")
struct SkipCommandTests {
  @Test("asks for the exercise that is named, or for the next one")
  func skip() {
    #expect(
      FakeGuide.answers(to: "skip", "skip 1", "skip 1 2") == [
        "skip nil", "skip 1", "unexpected '2'; the command is: skip [EXERCISE]",
      ]
    )
  }
}
