import Testing

@testable import LineEditing

@Suite("The list of completions")
struct CompletionListTests {
  private func page(
    _ texts: [(String, String)],
    columns: Int,
    from first: Int = 0,
    limit: Int = 20
  ) -> (rows: [String], hidden: Int) {
    let candidates = texts.map { Completions.Candidate($0.0, detail: $0.1) }
    let measure = CellText(width: { $0.value > 0x2E80 ? 2 : 1 }, sign: "…")
    let page = CompletionList(candidates, columns: columns, measure: measure)
      .page(from: first, limit: limit)
    return (page.rows.map { $0.map { $0.text + $0.detail }.joined() }, page.hidden)
  }

  @Test("With details, each candidate has a row, and the details begin in one column")
  func details() {
    let shown = page([("tap", "tap a button"), ("日本", "a label"), ("back", "")], columns: 40)
    #expect(shown.rows == ["tap   tap a button", "日本  a label", "back"])
    #expect(shown.hidden == 0)
  }

  @Test("Wide lines are cut, and a narrow terminal drops details")
  func narrow() {
    let commands = [("background", "send the app away"), ("tap", "tap a button")]
    #expect(
      page(commands, columns: 30).rows
        == ["background  send the app away", "tap         tap a button"]
    )
    #expect(
      page(commands, columns: 25).rows
        == ["background  send the ap…", "tap         tap a button"]
    )
    #expect(page(commands, columns: 8).rows == ["ba…", "tap"])
  }

  @Test("Without details, the candidates are in columns that are read downwards")
  func columns() {
    let letters = ["a", "bb", "c", "d", "eee"].map { ($0, "") }
    #expect(page(letters, columns: 11).rows == ["a    d", "bb   eee", "c"])
  }

  @Test("Choices that do not fit are counted, and appear on the next page")
  func pages() {
    let many = (1...9).map { ("item\($0)", "x") }
    let first = page(many, columns: 60, limit: 4)
    #expect(first.rows == ["item1  x", "item2  x", "item3  x", "item4  x"])
    #expect(first.hidden == 5)
    let last = page(many, columns: 60, from: 8, limit: 4)
    #expect(last.rows == ["item9  x"])
    #expect(last.hidden == 0)
  }

  @Test("If a wide terminal has too few rows, the details are in columns, too")
  func wide() {
    let shown = page([("a", "one"), ("b", "two"), ("c", "three")], columns: 80, limit: 2)
    let gap = String(repeating: " ", count: 34)
    #expect(shown.rows == ["a  one\(gap)c  three", "b  two"])
    #expect(shown.hidden == 0)
  }

  @Test("No candidate can affect the terminal")
  func hostile() {
    #expect(page([("a\u{1B}[2Jb", "\u{7}\u{202E}c\nd")], columns: 40).rows == ["a[2Jb  cd"])
  }
}
