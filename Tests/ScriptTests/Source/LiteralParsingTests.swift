import SceneModel
import Script
import Testing

@Suite("Literals in scripts")
struct LiteralParsingTests {
  @Test(
    "literals are read as in Swift",
    arguments: [
      ("42", Literal.integer(42)),
      ("-42", .integer(-42)),
      ("1_000", .integer(1000)),
      ("0xFF", .integer(255)),
      ("-9223372036854775808", .integer(.min)),
      ("1.5", .decimal(1.5)),
      ("-2.5e-3", .decimal(-0.0025)),
      ("1e3", .decimal(1000)),
      (#""a \"b\" \\ \u{1F600}\n""#, .string("a \"b\" \\ 😀\n")),
      ("true", .boolean(true)),
      ("nil", .null),
      ("_", .wildcard),
      ("[]", .array([])),
      ("[1, [2], ]", .array([.integer(1), .array([.integer(2)])])),
      (".list", .member("list", [])),
      ("Route.list", .member("list", [])),
      (
        ".detail(id: 1, _)",
        .member(
          "detail",
          [.init(label: "id", value: .integer(1)), .init(value: .wildcard)]
        )
      ),
      (#"UUID("a")"#, .call("UUID", [.init(value: .string("a"))])),
      ("Shop.Item(id: 1)", .call("Shop.Item", [.init(label: "id", value: .integer(1))])),
      (".`default`", .member("default", [])),
      (".größe", .member("größe", [])),
    ]
  )
  func values(text: String, literal: Literal) throws {
    #expect(try Literal(parsing: text) == literal)
  }

  @Test(
    "an invalid literal is refused with a position",
    arguments: [
      ("", "column 1: a value such as .detail(id: 1) is missing here"),
      ("[1, 2", "column 1: this bracket is not closed; add ]"),
      (".a(1", "column 3: this bracket is not closed; add )"),
      ("[1 2]", "column 4: a comma or ] is expected here"),
      (#"["a": 1, 2]"#, "column 11: a colon and a value are expected here"),
      ("[1, 2: 3]", "column 6: a comma or ] is expected here"),
      ("[:", "column 3: write an empty dictionary as [:]"),
      (".", "column 2: a name is expected after the dot, as in .detail"),
      ("ada", #"column 1: 'ada' is not a value; write a case as .ada and a text "ada""#),
      (#""ada"#, #"column 1: this quote is not closed; add " at the end of the text"#),
      (
        #""\q""#, #"column 2: \q is not an escape in Swift; write \\ for a backslash"#
      ),
      (
        #""\(x)""#, #"column 2: a script has no interpolation; write \\( for a backslash"#
      ),
      (#""\u{110000}""#, #"column 2: \u{N} needs the hexadecimal number of a Unicode scalar"#),
      (
        "9223372036854775808",
        "column 1: '9223372036854775808' is not a number that fits into Swift's Int"
      ),
      ("12abc", "column 1: '12abc' is not a number that fits into Swift's Int"),
      ("1e999", "column 1: '1e999' is not a number that fits into Swift's Int"),
      ("1 2", "column 3: remove everything after the value"),
      ("%", "column 1: this is not a value; write a value as in Swift, such as .detail(id: 1)"),
    ]
  )
  func errors(text: String, message: String) {
    let error = #expect(throws: ScriptError.self) { try Literal(parsing: text) }
    #expect(error?.description == message)
  }

  @Test("literals may be deep, but not endless")
  func depth() {
    let deep = String(repeating: "[", count: 60_000)
    let error = #expect(throws: ScriptError.self) { try Literal(parsing: deep) }
    #expect(error?.description == "column 65: the value is nested too deeply; use fewer levels")
  }

  @Test("a printed literal can be read back")
  func roundTrip() throws {
    let literal = Literal.array([
      .member("detail", [.init(label: "id", value: .integer(-1))]),
      .call("Item", [.init(value: .string("\u{1B}\"\\\u{0}é"))]), .decimal(0.1), .null,
      .boolean(false),
    ])
    #expect(try Literal(parsing: literal.description) == literal)
  }
}
