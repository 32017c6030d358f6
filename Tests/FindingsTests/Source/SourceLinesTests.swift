import Testing

@testable import Findings

@Suite("Lines of a source file")
struct SourceLinesTests {
  @Test("Columns count scalars, offsets count bytes, and every kind of line end counts once")
  func positions() {
    let lines = SourceLines(Array("aä\r\nb\rc\n".utf8))
    #expect(lines.count == 4)
    #expect(lines.position(at: 3) == SourcePosition(line: 1, column: 3, offset: 3))
    #expect(lines.position(at: 5) == SourcePosition(line: 2, column: 1, offset: 5))
    #expect(lines.position(at: 7) == SourcePosition(line: 3, column: 1, offset: 7))
    #expect(lines.position(at: 99) == SourcePosition(line: 4, column: 1, offset: 9))
    #expect((1...5).map(lines.text(ofLine:)) == ["aä", "b", "c", "", nil])
  }

  @Test("An empty file has one line")
  func empty() {
    #expect(SourceLines([]).position(at: 0) == SourcePosition(line: 1, column: 1, offset: 0))
    #expect(SourceLines([]).text(ofLine: 1) == "")
  }
}
