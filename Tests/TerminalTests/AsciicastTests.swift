import Terminal
import Testing

@Suite("Asciicast")
struct AsciicastTests {
  @Test("a recording has a header line and one line for each event")
  func file() throws {
    var cast = Asciicast(size: WindowSize(columns: 80, rows: 24), title: "A \"stack\"")
    cast.add(.output, "\u{1B}[1mTrails ❯\u{1B}[0m ", at: 0)
    cast.add(.marker, "first/second", at: 1_005)
    cast.add(.output, "tab\r\n", at: 61_250)
    #expect(
      try cast.text() == #"""
        {"height":24,"title":"A \"stack\"","version":2,"width":80}
        [0.000, "o", "\u001b[1mTrails ❯\u001b[0m "]
        [1.005, "m", "first/second"]
        [61.250, "o", "tab\r\n"]

        """#
    )
  }

  @Test("events do not go back in time")
  func order() throws {
    var cast = Asciicast(size: WindowSize(columns: 40, rows: 10))
    cast.add(.output, "a", at: 500)
    cast.add(.output, "b", at: 20)
    #expect(cast.events.map(\.milliseconds) == [500, 500])
    #expect(
      try cast.text() == #"""
        {"height":10,"version":2,"width":40}
        [0.500, "o", "a"]
        [0.500, "o", "b"]

        """#
    )
  }
}
