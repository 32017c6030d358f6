import Script
import Testing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "finds what was probably meant",
    arguments: [
      ("psuh", ["push"]),
      ("pu", ["push"]),
      ("Tree", ["tree"]),
      ("rot", ["root"]),
      ("oot", ["root"]),
      ("zebra", []),
      ("", []),
    ]
  )
  func suggestions(word: String, expected: [String]) {
    let spelling = Spelling(["push", "pop", "tree", "root"])
    #expect(spelling.suggestions(for: word) == expected)
  }

  @Test("offers three at most, the closest first")
  func order() {
    let spelling = Spelling(["taps", "tape", "tap", "cap", "tip"])
    #expect(spelling.hint(for: "tap") == "; did you mean 'tap', 'taps' or 'tape'?")
  }

  @Test("takes no longer for each word where all of very many are alike", .timeLimit(.minutes(1)))
  func manyWords() {
    let words = (0..<100_000).map { "Row \($0)" }
    #expect(Spelling(words).suggestions(for: "Row") == ["Row 0", "Row 1", "Row 2"])
    #expect(Spelling(words + words).suggestions(for: "Rwo 7").first == "Row 7")
  }
}
