import Testing

@Suite("list")
struct ListCommandTests {
  @Test("list asks for all exercises, or for those with certain words and statuses")
  func list() {
    let answers = FakeGuide.answers(
      to: "list",
      "list tabs \"deep link\"",
      "list --status solved bugs --status new",
      "list --status sloved",
      "list --status"
    )
    #expect(
      answers == [
        "exercises ", "exercises 'tabs deep link'", "exercises 'bugs' and new or solved",
        "'sloved' does not fit here; did you mean 'solved'?",
        "give a status, as in: list --status started",
      ]
    )
  }
}
