import SceneModel
import Script
import Testing

@Suite("Literals in expectations")
struct LiteralMatchingTests {
  @Test(
    "literals match equal values, and wildcards match any",
    arguments: [
      (".detail(id: _)", ".detail(id: 1)", true),
      (".detail(id: 1)", ".detail(id: 2)", false),
      (".detail(1)", ".detail(id: 1)", false),
      (".detail", ".detail(id: 1)", false),
      ("_", "Something(that: is no literal…)", true),
      ("[_, .b]", "[.a, .b]", true),
      ("[_]", "[.a, .b]", false),
      ("1", "1.0", true),
      ("Route.list", ".list", true),
      (#""a""#, #""a""#, true),
      ("Item(1)", "Item(1)", true),
      ("Item(1)", "Other(1)", false),
    ]
  )
  func matching(wanted: String, value: String, matches: Bool) throws {
    #expect(try Literal(parsing: wanted).matches(value) == matches)
  }
}
