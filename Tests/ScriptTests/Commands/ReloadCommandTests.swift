import Testing

@Suite("reload")
struct ReloadCommandTests {
  @Test("reload asks for a new build")
  func reload() {
    #expect(
      FakeSessionHandler.answers(to: "reload", "reload x") == [
        "reload", "unexpected 'x'; the command is: reload",
      ]
    )
  }
}
