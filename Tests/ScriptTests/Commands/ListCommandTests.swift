import Testing

@Suite("list")
struct ListCommandTests {
  @Test("asks for the exercises")
  func list() {
    #expect(
      FakeGuide().answers(to: "list", "list x") == [
        "exercises", "'x' is too much here; the command is: list",
      ]
    )
  }
}
