import Testing

@testable import Grading

@Suite("XML and HTML")
struct MarkupTests {
  @Test("Elements without content are written as the language requires")
  func empty() {
    let markup = Markup.element("p", [.init("id", 1)], .element("td"), .element("br"))
    #expect(markup.written(as: .xml) == "<p id=\"1\"><td/><br/></p>")
    #expect(markup.written(as: .html) == "<p id=\"1\"><td></td><br></p>")
  }

  @Test("Special characters in text are escaped", arguments: ["text", "attribute"])
  func escaping(_ place: String) {
    func written(_ text: String) -> String {
      place == "text"
        ? Markup.text(text).written(as: .xml)
        : String(Markup.element("a", [.init("b", text)]).written(as: .xml).dropFirst(6).dropLast(3))
    }
    #expect(written("a < b && 'c' > \"d\"") == "a &lt; b &amp;&amp; &#39;c&#39; &gt; &quot;d&quot;")
    #expect(written("]]>") == "]]&gt;")
    #expect(written("&amp;") == "&amp;amp;")
    #expect(written("\u{0}\u{7}\u{1B}") == "\\u{0}\\u{7}\\u{1b}")
    #expect(written("\u{202E}x\u{2028}y").hasPrefix("\\u{202e}x"))
    #expect(written("\u{FFFE}\u{FFFF}") == "\u{FFFD}\u{FFFD}")
    #expect(written("a\r\nb\nc") == (place == "text" ? "a\nb\nc" : "a\\nb\\nc"))
    #expect(written("👩‍👩‍👧 é سارة") == "👩‍👩‍👧 é سارة")
  }
}
