import LineEditing
import Testing

@Suite("The history")
struct HistoryTests {
  @Test("Each line is kept once, at its latest position")
  func duplicates() {
    var history = History(["a", "b", "a", "c"])
    #expect(history.lines == ["b", "a", "c"])
    let added = history.add("b")
    let addedAgain = history.add("b")
    #expect([added, addedAgain] == [true, false])
    #expect(history.lines == ["a", "c", "b"])
  }

  @Test("Blank lines, secrets after a space, and lines too long to edit are not kept")
  func leftOut() {
    let long = String(repeating: "x", count: History.longestLine + 1)
    let history = History(["", "  ", " secret", "a\nb", long, "kept"])
    #expect(history.lines == ["kept"])
  }

  @Test("The oldest lines are dropped when there are too many")
  func limit() {
    var history = History((0..<(History.limit + 5)).map { "line \($0)" })
    history.add("one more")
    #expect(history.lines.count == History.limit)
    #expect(history.lines.first == "line 6")
    #expect(history.lines.last == "one more")
  }

  @Test("Other prompts' lines come before those that were typed here")
  func elsewhere() {
    var history = History(["old", "both"])
    history.add("mine")
    history.add(fromElsewhere: ["theirs", "mine", " secret", "both"])
    #expect(history.lines == ["old", "theirs", "both", "mine"])
    history.add("theirs")
    history.add(fromElsewhere: ["new"])
    #expect(history.lines == ["old", "both", "new", "mine", "theirs"])
  }

  @Test("A line from a file cannot affect the terminal")
  func hostile() {
    #expect(History(["a\u{1B}[2Jb\0\u{202E}"]).lines == ["a[2Jb"])
  }
}
