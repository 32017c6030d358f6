import LineEditing
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("Lines without an editor")
struct PlainLineReaderTests {
  private func read(_ bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    try folder.write(bytes, to: "input")
    let input = try folder.openForReading("input")
    defer { close(input) }
    var reader = PlainLineReader(input: input)
    var seen: [String] = []
    while true {
      do {
        switch try reader.readLine(prompt: Prompt("nav>"), completion: { _ in .none }) {
        case .line(let line): seen.append(line)
        case .called, .interrupted: seen.append("interrupted")
        case .end: return seen
        }
      } catch {
        seen.append("\(error)")
      }
    }
  }

  private func read(_ text: String) throws -> [String] {
    try read(Array(text.utf8))
  }

  @Test("Lines end with a line feed, with a return before it, or with the input")
  func ends() throws {
    #expect(try read("a\nb\r\n\nc") == ["a", "b", "", "c"])
    #expect(try read("") == [])
    #expect(try read("\n") == [""])
  }

  @Test("A line may be as long as the limit, but no longer")
  func long() throws {
    let longest = String(repeating: "x", count: PlainLineReader.limit)
    #expect(try read(longest + "\na") == [longest, "a"])
    #expect(try read("a\n" + longest + "x\nb") == ["a", "tooLong(limit: 65536)", "b"])
    #expect(try read(String(repeating: longest, count: 16)) == ["tooLong(limit: 65536)"])
    let twoLong = String(repeating: longest + longest + "\n", count: 2)
    #expect(
      try read(twoLong + "b\n") == ["tooLong(limit: 65536)", "tooLong(limit: 65536)", "b"]
    )
  }

  @Test("Text that is not UTF-8 is refused with the place of the first wrong byte")
  func invalid() throws {
    #expect(
      try read(Array("ok\nü日".utf8) + [0xFF, 0x61, 0x0A, 0x62]) == [
        "ok", "notUTF8(column: 3)", "b",
      ]
    )
  }

  @Test("The prompt is shown only to a person")
  func prompt() throws {
    let input = open("/dev/null", O_RDONLY)
    defer { close(input) }
    var shown: [String] = []
    var reader = PlainLineReader(input: input, showPrompt: { shown.append($0) })
    #expect(try reader.readLine(prompt: Prompt("nav>"), completion: { _ in .none }) == .end)
    #expect(shown == ["nav> "])
  }
}
