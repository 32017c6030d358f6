import Testing

@testable import LineEditing

@Suite("The notation of keys")
struct KeyNotationTests {
  @Test(
    "A notation stands for characters",
    arguments: [
      ("a", "a"), ("^A", "\u{1}"), ("^x^e", "\u{18}\u{5}"), ("^?", "\u{7F}"), ("\\e[A", "\u{1B}[A"),
      ("\\033b", "\u{1B}b"), ("\\t\\\\", "\t\\"), ("\\7x", "\u{7}x"), ("ü", "ü"),
    ]
  )
  func right(notation: String, text: String) {
    #expect(KeyNotation.scalars(of: notation) == Array(text.unicodeScalars))
  }

  @Test("An unclosed part is invalid", arguments: ["", "^", "\\", "a^", "^ä"])
  func wrong(notation: String) {
    #expect(KeyNotation.scalars(of: notation) == nil)
  }
}
