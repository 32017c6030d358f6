import SceneModel
import Testing

@Suite("Strangers' texts")
struct HarmlessTextTests {
  @Test(
    "Characters that would affect a terminal are escaped as in Swift",
    arguments: [
      ("plain", "plain"), ("Zürich 日本 👩‍👧", "Zürich 日本 👩‍👧"), ("a\nb\tc\rd", #"a\nb\tc\rd"#),
      ("\u{1B}[2J", #"\u{1b}[2J"#), ("\u{9B}2J", #"\u{9b}2J"#), ("ab\u{202E}cd", #"ab\u{202e}cd"#),
      ("\u{FEFF}", #"\u{feff}"#), ("", ""),
    ]
  )
  func escaped(text: String, shown: String) {
    #expect(HarmlessText.escaped(text) == shown)
    let harmful = HarmlessText.escaped(text).unicodeScalars.filter(\.isHarmful)
    #expect(harmful.isEmpty)
  }

  @Test("Characters to keep are not escaped")
  func kept() {
    #expect(HarmlessText.escaped("a\tb\u{7}", keeping: ["\t"]) == "a\tb\\u{7}")
    #expect(HarmlessText.stripped("a\tb\u{7}\n\u{2066}c", keeping: ["\t", "\n"]) == "a\tb\nc")
    #expect(HarmlessText.stripped("nothing", keeping: []) == "nothing")
  }
}
