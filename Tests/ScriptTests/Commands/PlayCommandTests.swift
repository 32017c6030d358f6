import Testing

@Suite("play")
struct PlayCommandTests {
  @Test("asks for the demo that is named, or for all of them")
  func play() {
    #expect(
      FakeGuide.answers(to: "play", "play stack", "play \"my talk.nav\"", "play a b") == [
        "play nil", "play stack", "play my talk.nav",
        "unexpected 'b'; the command is: play [DEMO]",
      ]
    )
  }
}
