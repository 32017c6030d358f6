import Testing

@testable import AppBuilder

@Suite("Splitting Swift into tokens")
struct SwiftTokenizerTests {
  private func words(_ text: String) -> [String] {
    SwiftTokenizer.tokens(of: text).map { token in
      switch token.kind {
      case .word(let word): word
      case .string: "<text>"
      case .symbol(let character): String(character)
      }
    }
  }

  @Test("comments are no tokens")
  func comments() {
    #expect(words("a // b\nc /* d /* e */ f */ g /* open") == ["a", "c", "g"])
  }

  @Test(
    "a string is one token with all that is in it",
    arguments: [
      #"x = "a { \" b" }"#, #"x = "\(f("a", ")"))" }"#, ##"x = #"a " \(b"# }"##,
      "x = \"\"\"\n a \" { \n\"\"\" }", "x = \"open {\n }",
    ]
  )
  func strings(text: String) {
    #expect(words(text) == ["x", "=", "<text>", "}"])
  }

  @Test("strings inside strings do not fill the stack")
  func nesting() {
    #expect(words(String(repeating: "\"\\(", count: 100_000)) == ["<text>"])
  }

  @Test("broken text of any kind comes to an end")
  func broken() {
    for text in ["\"", "\"\\", "\"\\(", "#\"", "\"\"\"", "/*", "\u{0}é", "\"\\(\"\\("] {
      #expect(words(text).count <= 2)
    }
  }
}
