import PropertyLists
import Testing

@Suite("Property lists in the old form")
struct PropertyListTests {
  @Test("tables, lists, quoted and unquoted texts, data and comments are read")
  func values() throws {
    let text = """
      \u{FEFF}// !$*UTF8*$!
      { a = 1; "b c" = (x, "y \\"z\\"\\n", ); /* note */ d = { e = <0a 0b>; };
        "F/G.swift" = Sources/A-B.swift; u = "\\U00e9"; q = 'it'; "OK"; }
      """
    #expect(
      try PropertyListParser.value(of: text)
        == .table([
          "a": .text("1"), "b c": .list([.text("x"), .text("y \"z\"\n")]),
          "d": .table(["e": .text("0a 0b")]), "F/G.swift": .text("Sources/A-B.swift"),
          "u": .text("é"), "q": .text("it"),
          "OK": .text("OK"),
        ])
    )
  }

  @Test(
    "unreadable text is reported with its place",
    arguments: [
      ("{ a = 1\n b = 2; }", 2, 2, "';'"), ("{ a = (1 2); }", 1, 10, "',' or ')'"),
      ("{ a = \"x", 1, 9, "the closing quote"), ("{ a = ; }", 1, 7, "a value"),
      ("{ a = 1; ", 1, 10, "'}'"), ("{} x", 1, 4, "the end"), ("", 1, 1, "a value"),
    ]
  )
  func faults(text: String, line: Int, column: Int, expected: String) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyListParser.value(of: text)
    }
    #expect(error?.line == line && error?.column == column && error?.expected == expected)
  }

  @Test("a file of nothing but brackets is refused before it overflows the stack")
  func depth() {
    #expect(throws: PropertyListError.self) {
      try PropertyListParser.value(of: String(repeating: "(", count: 100_000))
    }
  }
}
