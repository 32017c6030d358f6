import ProcessorTime
import Script
import Testing

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "the probable meaning is found",
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

  @Test("at most three suggestions are offered, the closest first")
  func order() {
    let spelling = Spelling(["taps", "tape", "tap", "cap", "tip"])
    #expect(spelling.hint(for: "tap") == "; did you mean 'tap', 'taps' or 'tape'?")
  }

  @Test("the time for each word does not grow with the number of similar words")
  func manyWords() {
    let words = (0..<40_000).map { "Row \($0)" }
    let few = Array(words.prefix(10_000))
    #expect(Spelling(words).suggestions(for: "Row") == ["Row 0", "Row 1", "Row 2"])
    #expect(Spelling(words + words).suggestions(for: "Rwo 7").first == "Row 7")
    let ratio = Growth.ratio(
      atMost: 8,
      of: { _ = Spelling(words).suggestions(for: "Rwo 7") },
      to: { _ = Spelling(few).suggestions(for: "Rwo 7") }
    )
    #expect(ratio <= 8, "4 times as many words took \(ratio) times as long")
  }
}
