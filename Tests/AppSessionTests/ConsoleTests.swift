import Testing

@testable import AppSession

@Suite("Console")
struct ConsoleTests {
  private func console(_ capacity: Int, _ steps: [(Int, String)]) -> Console {
    var console = Console(capacity: capacity)
    for (step, text) in steps {
      console.begin(step: step)
      console.print(text)
    }
    return console
  }

  @Test("Lines know their step, and a step splits a line in two")
  func steps() {
    let console = console(100, [(0, "a\nb"), (2, "c\n\nd\n"), (2, "e\n"), (3, ""), (4, "f")])
    let lines: [Console.Line] = [
      .init(step: 0, text: "a"), .init(step: 0, text: "b"), .init(step: 2, text: "c"),
      .init(step: 2, text: ""), .init(step: 2, text: "d"), .init(step: 2, text: "e"),
      .init(step: 4, text: "f"),
    ]
    #expect(console.lines == lines)
    #expect(console.byteCount == 11)
    #expect(console.droppedBytes == 0)
    #expect(console.lines(after: 10) == [.init(step: 4, text: "f")])
    #expect(console.lines(after: 11).isEmpty)
    #expect(console.lines(after: 99).isEmpty)
  }

  @Test("The beginning and end of a long output are kept, and the rest is counted")
  func capacity() {
    var console = Console(capacity: 20)
    for number in 0..<1_000 { console.print("\(number % 10)\n") }
    #expect(console.byteCount == 2_000)
    let kept = console.byteCount - console.droppedBytes
    #expect((20...30).contains(kept))
    let texts = console.lines.map(\.text)
    #expect(texts.prefix(5) == ["0", "1", "2", "3", "4"])
    #expect(texts.suffix(5) == ["5", "6", "7", "8", "9"])
  }

  @Test("Text printed after a moment can be read, whatever steps have begun since")
  func afterMoment() {
    let console = console(100, [(0, "ab"), (1, "cd"), (2, "")])
    #expect(console.text(after: 2, atMost: 100) == "cd")
    #expect(console.text(after: 0, atMost: 3) == "bcd")
    #expect(console.text(after: 9, atMost: 3).isEmpty)
  }

  @Test("A piece that is larger than the whole buffer keeps only its two ends")
  func largePiece() {
    var console = Console(capacity: 4)
    console.print("abcdefgh")
    #expect(console.lines.map(\.text) == ["ab", "gh"])
    #expect(console.droppedBytes == 4)
  }

  @Test("A stream gives the same text, however it is cut into pieces", arguments: 1...12)
  func pieces(size: Int) {
    let text = "one\ntwo\nthree\n"
    var console = Console(capacity: 1_000)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      rest.prefix(size).withUnsafeBytes { console.append($0) }
      rest = rest.dropFirst(size)
    }
    #expect(console.lines.map(\.text) == ["one", "two", "three"])
    #expect(console.text(after: 0, atMost: 100) == text)
    #expect(console.text(after: 0, atMost: 6) == "three\n")
  }

  @Test("Control characters and broken text cannot reach a terminal")
  func visible() {
    var console = Console(capacity: 100)
    console.print("\u{1b}[31mred\r\u{7f}\u{9b}\té\n")
    [UInt8]([0x61, 0xff, 0x62]).withUnsafeBytes { console.append($0) }
    #expect(console.lines.map(\.text) == [#"\u{1b}[31mred\r\u{7f}\u{9b}"# + "\té", "a\u{FFFD}b"])
  }
}

extension Console {
  fileprivate mutating func print(_ text: String) {
    Array(text.utf8).withUnsafeBytes { append($0) }
  }
}
