import Testing

@Suite("check")
struct CheckCommandTests {
  @Test("check asks for the named exercise, or for the current exercise")
  func check() {
    #expect(
      FakeGuide.answers(
        to: "check",
        "check 1",
        "check \"02 b\" # now",
        "check 1 2",
        "check --all 1"
      )
        == [
          "check nil", "check 1", "check 02 b",
          "unexpected '2'; the command is: check [EXERCISE] [--all]",
          "check 1 all",
        ]
    )
  }
}
