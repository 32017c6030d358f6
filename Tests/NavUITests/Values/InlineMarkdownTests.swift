import NavUI
import Testing

@Suite("Markdown in localized keys")
struct InlineMarkdownTests {
  @Test(
    "Markup is interpreted and not shown",
    arguments: [
      ("plain", "plain"), ("**bold** and *soft*", "bold and soft"), ("***both***", "both"),
      ("_a_ and __b__", "a and b"), ("`let x_y = *p`", "let x_y = *p"), ("~~old~~", "old"),
      ("[Terms](https://a.b/c_d_e) apply", "Terms apply"), ("[**Terms**](x)", "Terms"),
      (#"\*not\*"#, "*not*"), ("**a *b* c**", "a b c"),
    ]
  )
  func markup(text: String, shown: String) {
    #expect(LocalizedStringKey(text).resolved == shown)
  }

  @Test(
    "Text that only looks like markup is shown",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "*", "**", "a*", "`open", "[x]", "[x](", "~ 5 ~", "a ** b",
      "C:\\dir", "~~~", "_", "5 > 3 [or not",
    ]
  )
  func literal(text: String) {
    #expect(LocalizedStringKey(text).resolved == text)
  }

  @Test("OB-34: nouns agree with the number before them on request")
  func inflection() {
    func shown(_ count: Int, _ noun: String) -> String {
      ("^[\(count) \(noun)](inflect: true)" as LocalizedStringKey).resolved
    }
    let plurals = [
      "apple": "apples", "Box": "Boxes", "city": "cities", "day": "days", "Person": "People",
      "red leaf": "red leaves", "sheep": "sheep", "match": "matches", "bus": "buses",
    ]
    for (singular, plural) in plurals {
      #expect(shown(1, singular) == "1 \(singular)")
      #expect(shown(2, singular) == "2 \(plural)")
      #expect(shown(0, plural) == "0 \(plural)")
      #expect(shown(1, plural) == "1 \(singular)")
    }
    #expect(shown(1_000, "item") == "1,000 items")
    #expect(
      ("You have ^[\(3) item](inflect: true)." as LocalizedStringKey).resolved
        == "You have 3 items."
    )
    #expect(LocalizedStringKey("^[no item](inflect: true)").resolved == "no item")
    #expect(LocalizedStringKey("^[2 item](kind: 'x')").resolved == "2 item")
    #expect(LocalizedStringKey("2^[3]").resolved == "2^[3]")
  }

  @Test("Values are shown unchanged, even inside markup")
  func values() {
    let name = "*Ada*_"
    #expect(("**\(name)** \("[x](y)")" as LocalizedStringKey).resolved == "*Ada*_ [x](y)")
    #expect(("_\("")_ \(Text("**x**"))" as LocalizedStringKey).resolved.hasSuffix(" x"))
  }
}
