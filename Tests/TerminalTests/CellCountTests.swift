import Terminal
import Testing

@Suite("Cells of a text")
struct CellCountTests {
  @Test(
    "Latin is one cell wide, Chinese and pictures two, marks none",
    arguments: [("abc", 3), ("ü", 1), ("e\u{301}", 1), ("日本", 4), ("👍", 2), ("├─ ●", 4), ("", 0)]
  )
  func cells(text: String, expected: Int) {
    #expect(CellCount.of(text) == expected)
  }
}
