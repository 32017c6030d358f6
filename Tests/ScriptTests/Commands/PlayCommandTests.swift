import Testing

@Suite("play")
struct PlayCommandTests {
  @Test("play asks for the named demo, or for all demos")
  func play() {
    #expect(
      FakeGuide.answers(to: "play", "play stack", "play \"my talk.nav\"", "play a b") == [
        "play nil", "play stack", "play my talk.nav",
        "unexpected 'b'; the command is: play [DEMO]",
      ]
    )
  }
}
