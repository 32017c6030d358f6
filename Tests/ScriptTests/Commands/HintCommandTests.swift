import Testing

@Suite("hint")
struct HintCommandTests {
  @Test("hint asks for the named exercise, or for the current exercise")
  func hint() {
    let answers = FakeGuide.answers(
      to: "hint",
      "hint 1",
      "hint \"02 b\" # now",
      "hint 1 2",
      "hint 1 --all",
      "hint --number 2 1",
      "hint --number",
      "hint --number 0",
      "hint --al"
    )
    #expect(
      answers == [
        "hint nil next", "hint 1 next", "hint 02 b next",
        "unexpected '2'; the command is: hint [EXERCISE] [--all | --number N]",
        "hint 1 seen", "hint 1 upTo(2)",
        "give the number of a hint, as in: hint --number 2", "'0' is too small: use 1 or more",
        "hint has no option --al; did you mean '--all'?",
      ]
    )
  }
}
