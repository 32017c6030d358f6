import Testing

@testable import LineEditing

@Suite("The position of a line")
struct LineGeometryTests {
  private func place(_ line: String, cursor: Int, columns: Int = 10) -> [Int] {
    let geometry = LineGeometry(
      prompt: "nav> ",
      line: Array(line.unicodeScalars),
      cursor: cursor,
      columns: columns
    ) { $0.value > 0x2E80 ? 2 : 1 }
    return [geometry.cursorRow, geometry.cursorColumn, geometry.lastRow]
  }

  @Test("A short line is on the prompt's row")
  func short() {
    #expect(place("", cursor: 0) == [0, 5, 0])
    #expect(place("ab", cursor: 1) == [0, 6, 0])
  }

  @Test("A line that fills the row puts the cursor on the next row")
  func full() {
    #expect(place("abcde", cursor: 5) == [1, 0, 1])
    #expect(place("abcdef", cursor: 2) == [0, 7, 1])
  }

  @Test("A wide character that does not fit goes to the next row")
  func wide() {
    #expect(place("abcd日", cursor: 5) == [1, 2, 1])
  }

  @Test("A long prompt may need several rows")
  func narrow() {
    #expect(place("", cursor: 0, columns: 2) == [2, 1, 2])
  }
}
