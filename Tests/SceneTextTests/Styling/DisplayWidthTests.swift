import SceneText
import Testing

@Suite("DisplayWidth")
struct DisplayWidthTests {
  @Test(
    "width is counted in terminal columns",
    arguments: [
      ("", 0), ("abc", 3), ("äöü", 3), ("e\u{301}", 1), ("\u{301}", 0), ("\u{20DD}", 0), ("日本語", 6),
      ("한글", 4), ("ｱ", 1), ("Ａ", 2),
      ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("▶●○…│", 5), ("a\u{200B}b", 2),
      ("\u{7F}\u{1}", 0), ("𝒜", 1), ("𠀋", 2), ("1️⃣", 1),
    ]
  )
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test("a text is as wide as the sum of its characters")
  func sums() {
    for value in (0x20...0x2FFF).reversed() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = "a\(scalar)│\(scalar)\u{FE0F}é"
      let sum = text.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
      #expect(DisplayWidth.columns(of: text) == sum)
      let plain = "→\(scalar)ü"
      let plainSum = plain.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
      #expect(DisplayWidth.columns(of: plain) == plainSum)
    }
  }
}
