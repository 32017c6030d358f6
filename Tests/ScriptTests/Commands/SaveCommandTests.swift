import Testing

@Suite("save")
struct SaveCommandTests {
  @Test("save replaces a file only on request")
  func words() {
    #expect(
      FakeSessionHandler.answers(
        to: "save a.nav",
        "save a.nav --force",
        "save --force a.nav",
        "save",
        "save a.nav b.nav"
      ) == [
        "save a.nav false", "save a.nav true", "save a.nav true",
        "name the file, as in: save bug.nav",
        "unexpected 'b.nav'; the command is: save FILE [--force]",
      ]
    )
  }
}
