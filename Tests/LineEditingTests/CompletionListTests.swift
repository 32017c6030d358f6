import Testing

@testable import LineEditing

@Suite("The list of completions")
struct CompletionListTests {
  private func rows(_ texts: [(String, String)], columns: Int, limit: Int = 20) -> [String] {
    let candidates = texts.map { Completions.Candidate($0.0, detail: $0.1) }
    let list = CompletionList(candidates, columns: columns) { $0.value > 0x2E80 ? 2 : 1 }
    return list.rows(limit: limit).map { $0.text + $0.detail }
  }

  @Test("With details each candidate has a row, and the details begin in one column")
  func details() {
    let shown = rows([("tap", "tap a button"), ("日本", "a label"), ("back", "")], columns: 40)
    #expect(shown == ["tap   tap a button", "日本  a label", "back"])
  }

  @Test("What is too wide is cut, and a narrow terminal drops details")
  func narrow() {
    let commands = [("background", "send the app away"), ("tap", "tap a button")]
    #expect(
      rows(commands, columns: 30) == ["background  send the app away", "tap         tap a button"]
    )
    #expect(
      rows(commands, columns: 25) == ["background  send the ap…", "tap         tap a button"]
    )
    #expect(rows(commands, columns: 8) == ["ba…", "tap"])
  }

  @Test("Without details the candidates stand in columns, read downwards")
  func columns() {
    let letters = ["a", "bb", "c", "d", "eee"].map { ($0, "") }
    #expect(rows(letters, columns: 11) == ["a    d", "bb   eee", "c"])
  }

  @Test("Too many rows end with a line that counts the rest")
  func limit() {
    let many = (1...9).map { ("item\($0)", "x") }
    #expect(
      rows(many, columns: 60, limit: 3) == [
        "item1  x", "item2  x", "and 7 more; type another letter",
      ]
    )
  }
}
