import Testing

@Suite("watch")
struct WatchCommandTests {
  @Test("watch begins and ends")
  func words() {
    #expect(
      FakeSessionHandler.answers(to: "watch", "watch on", "watch off", "watch out") == [
        "watch true", "watch true", "watch false", "write 'watch', or 'watch off'",
      ]
    )
  }
}
