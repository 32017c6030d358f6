import Testing

@Suite("solution")
struct SolutionCommandTests {
  @Test("solution asks for the named or latest exercise, even before it is solved")
  func solution() {
    let answers = FakeGuide.answers(
      to: "solution",
      "solution 1",
      "solution 1 --show",
      "solution --show",
      "solution 1 2"
    )
    #expect(
      answers == [
        "solution nil", "solution 1", "solution 1 all the same", "solution nil all the same",
        "unexpected '2'; the command is: solution [EXERCISE] [--show] [--whole]",
      ]
    )
  }
}
