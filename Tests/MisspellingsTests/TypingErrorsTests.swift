import Misspellings
import Testing

@Suite("Typing errors")
struct TypingErrorsTests {
  @Test(
    "letters changed, added, left out or swapped count one each, in both directions",
    arguments: [
      ("push", "push", 0), ("push", "pusk", 1), ("push", "puush", 1), ("push", "psh", 1),
      ("push", "psuh", 1), ("nested-stack", "netsed-stak", 2), ("push", "", 4), ("", "", 0),
      ("kitten", "sitting", 3),
    ]
  )
  func count(left: String, right: String, expected: Int) {
    #expect(TypingErrors.count(between: Array(left), and: Array(right)) == expected)
    #expect(TypingErrors.count(between: Array(right), and: Array(left)) == expected)
  }
}
