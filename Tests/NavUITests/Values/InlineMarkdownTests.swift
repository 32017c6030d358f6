import NavUI
import Testing

@Suite("Markdown in localized keys")
struct InlineMarkdownTests {
  @Test(
    "Markup is read and not shown",
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
    "What only looks like markup is shown",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "*", "**", "a*", "`open", "[x]", "[x](", "~ 5 ~", "a ** b",
      "C:\\dir", "~~~", "_", "5 > 3 [or not",
    ]
  )
  func literal(text: String) {
    #expect(LocalizedStringKey(text).resolved == text)
  }

  @Test("Values are shown as they are, inside markup too")
  func values() {
    let name = "*Ada*_"
    #expect(("**\(name)** \("[x](y)")" as LocalizedStringKey).resolved == "*Ada*_ [x](y)")
    #expect(("_\("")_ \(Text("**x**"))" as LocalizedStringKey).resolved.hasSuffix(" x"))
  }
}
