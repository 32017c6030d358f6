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

  @Test("comments are not tokens")
  func comments() {
    #expect(words("a // b\nc /* d /* e */ f */ g /* open") == ["a", "c", "g"])
  }

  @Test(
    "a string is one token, with everything inside it",
    arguments: [
      #"x = "a { \" b" }"#, #"x = "\(f("a", ")"))" }"#, ##"x = #"a " \(b"# }"##,
      "x = \"\"\"\n a \" { \n\"\"\" }", "x = \"open {\n }",
    ]
  )
  func strings(text: String) {
    #expect(words(text) == ["x", "=", "<text>", "}"])
  }

  @Test(
    "code that only looks like a comment, text or regex stays code",
    arguments: [
      "// x\r a b", "let `a/*` = 1; a b; let `b*/`", "`x\"y` a b", ##"x = #"""# a b"##,
      #"x = #/ " /* \/# /# a b"#, "f(/\"/) a b", "x = /a[/*]/\na b", "x = /a/*b*/\n/c*/ a b",
      "x = #/\n \" /* \n/# a b", "x = a / b / c // d /\na b", "\u{FEFF}a b",
    ]
  )
  func swallowing(text: String) {
    let words = words(text)
    #expect(words.contains("a") && words.contains("b"), "\(words)")
  }

  @Test(
    "a slash that divides does not begin a regex",
    arguments: ["a /b/ c", "(a) /b/ c", "a/b/c"]
  )
  func division(text: String) {
    #expect(words(text).filter { $0 == "/" }.count == 2)
  }

  @Test("code inside a string is read as code, and the string around it is not")
  func interpolations() {
    let reading = SwiftTokenizer.reading(of: #"x = "/* \" \(a("b \(c)")) */""#)
    #expect(reading.interpolations.map { $0.map(\.word).filter { $0 != "" } } == [["c"], ["a"]])
    #expect(reading.unread == nil)
    #expect(SwiftTokenizer.reading(of: String(repeating: "\"\\(", count: 40)).unread != nil)
  }

  @Test("nested strings do not overflow the stack")
  func nesting() {
    #expect(words(String(repeating: "\"\\(", count: 100_000)) == ["<text>"])
  }

  @Test("the tokenizer reaches the end of broken text of any kind")
  func broken() {
    for text in ["\"", "\"\\", "\"\\(", "#\"", "\"\"\"", "/*", "\u{0}é", "\"\\(\"\\("] {
      #expect(words(text).count <= 2)
    }
  }
}
