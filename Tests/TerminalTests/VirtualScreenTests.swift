import Testing
import VirtualTerminal

@Suite("The virtual screen")
struct VirtualScreenTests {
  private func screen(_ text: String, columns: Int = 10, rows: Int = 3) -> VirtualScreen {
    var screen = VirtualScreen(columns: columns, rows: rows)
    screen.feed(text)
    return screen
  }

  @Test("A flag, a family and an accented letter are one character each")
  func clusters() {
    for (text, columns) in [("🇨🇦", 2), ("👩‍👩‍👧", 2), ("e\u{301}", 1), ("⚡", 2), ("⏳", 2), ("日本", 4)] {
      var screen = VirtualScreen(columns: 20, rows: 2)
      screen.feed("<\(text)>")
      #expect(screen.rows[0] == "<\(text)>")
      #expect(screen.column == columns + 2, "\(text)")
    }
  }

  @Test("Text wraps at the edge only when more text comes")
  func wrap() {
    let full = screen("0123456789")
    #expect(full.text == "0123456789")
    #expect([full.row, full.column] == [0, 9])
    let more = screen("0123456789a")
    #expect(more.text == "0123456789\na")
  }

  @Test("A wide character that does not fit goes to the next row")
  func wideWrap() {
    #expect(screen("123456789日x").text == "123456789\n日x")
  }

  @Test("Rows that scroll off are kept separately")
  func scroll() {
    let scrolled = screen("a\r\nb\r\nc\r\nd")
    #expect(scrolled.text == "b\nc\nd")
    #expect(scrolled.transcript == "a\nb\nc\nd")
  }

  @Test("The cursor moves, and text is erased, inserted and deleted on request")
  func editing() {
    #expect(screen("abcdef\u{1B}[3D\u{1B}[K").text == "abc")
    #expect(screen("abcdef\r\u{1B}[2C\u{1B}[2P").text == "abef")
    #expect(screen("abcdef\r\u{1B}[2@xy").text == "xyabcdef")
    #expect(screen("a\r\nb\r\nc\u{1B}[2A\r\u{1B}[L1").text == "1\na\nb")
    #expect(screen("a\r\nb\r\nc\u{1B}[H\u{1B}[M").text == "b\nc")
    #expect(screen("a\r\nb\r\nc\u{1B}[2;1H\u{1B}[J").text == "a")
    #expect(screen("abc\u{1B}[2J").text == "")
    #expect(screen("abc\u{1B}7\r\nx\u{1B}8d").text == "abcd\nx")
  }

  @Test("Colours are kept with the cells, and are not shown as text")
  func style() {
    let colored = screen("\u{1B}[1;36mab\u{1B}[0mc")
    #expect(colored.text == "abc")
    #expect((0..<3).map { colored.style(row: 0, column: $0) } == ["1;36", "1;36", ""])
  }

  @Test("Characters and sequences may arrive in pieces")
  func pieces() {
    var whole = VirtualScreen(columns: 10, rows: 3)
    for byte in Array("日\u{1B}[31mü\u{1B}]0;title\u{7}x\u{1B}[?2004h".utf8) {
      whole.feed([byte])
    }
    #expect(whole.text == "日üx")
    #expect(whole.marksPastes)
    #expect(whole.pasteRequests == 1)
  }
}
