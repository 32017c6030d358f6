import Testing

@Suite("skip")
struct SkipCommandTests {
  @Test("skip asks for the named exercise, or for the next exercise")
  func skip() {
    #expect(
      FakeGuide.answers(to: "skip", "skip 1", "skip 1 2") == [
        "skip nil", "skip 1", "unexpected '2'; the command is: skip [EXERCISE]",
      ]
    )
  }
}
