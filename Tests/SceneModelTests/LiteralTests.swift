import SceneModel
import Testing

@Suite("Literal as Swift source")
struct LiteralTests {
  static let sources: [(Literal, String)] = [
    (.integer(-7), "-7"),
    (.integer(Int.min), "-9223372036854775808"),
    (.decimal(0.1), "0.1"),
    (.decimal(3), "3.0"),
    (.string("plain"), #""plain""#),
    (.string("say \"hi\"\\\n\r\t\u{0}\u{7f}\u{85}"), #""say \"hi\"\\\n\r\t\u{0}\u{7f}\u{85}""#),
    (.string("é👩‍👩‍👧"), "\"é👩‍👩‍👧\""),
    (.boolean(false), "false"),
    (.null, "nil"),
    (.wildcard, "_"),
    (.array([]), "[]"),
    (.array([.integer(1), .array([.null])]), "[1, [nil]]"),
    (.member("settings", []), ".settings"),
    (.member("detail", [.init(label: "id", value: .integer(42))]), ".detail(id: 42)"),
    (
      .member("pair", [.init(value: .string("a")), .init(label: "of", value: .member("b", []))]),
      #".pair("a", of: .b)"#
    ),
    (.call("Post", []), "Post()"),
    (.call("Post", [.init(label: "id", value: .wildcard)]), "Post(id: _)"),
  ]

  @Test("Each form is described as Swift source", arguments: sources)
  func description(literal: Literal, source: String) {
    #expect(literal.description == source)
  }

  @Test("A quoted text has all its invisible characters escaped")
  func quoted() {
    #expect(
      Literal.quoted("a\"\\\n\u{1B}\u{9B}\u{202E}\u{200B}é👩‍👧")
        == #""a\"\\\n\u{1b}\u{9b}\u{202e}\u{200b}é👩‍👧""#
    )
  }
}
