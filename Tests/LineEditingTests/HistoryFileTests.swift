import LineEditing
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("The history's file")
struct HistoryFileTests {
  @Test("The file is found by the state folder, then by the home folder")
  func place() {
    let paths = [
      ["XDG_STATE_HOME": "/state", "HOME": "/home/ada"], ["HOME": "/home/ada"],
      ["XDG_STATE_HOME": "relative", "HOME": "/home/ada"], [:],
    ].map { HistoryFile.standard(environment: $0)?.path }
    let home = "/home/ada/.local/state/navlab/history"
    #expect(paths == ["/state/navlab/history", home, home, nil])
  }

  @Test("What is added is there again, in folders and a file that others cannot read")
  func addAndLoad() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    let file = HistoryFile(path: "\(folder.path)/state/navlab/history")
    #expect(try file.load() == History())
    try file.append("tap \"Ü 日\"")
    try file.append("back")
    #expect(try file.load().lines == ["tap \"Ü 日\"", "back"])
    #expect(try folder.mode(of: "state/navlab/history") == 0o600)
    #expect(try folder.mode(of: "state/navlab") == 0o700)
  }

  @Test("A file that has grown long is made short again")
  func compact() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    let count = 2 * History.limit + 1
    let lines = (0..<count).map { "line \($0)\n" }.joined()
    try folder.write(Array(lines.utf8), to: "history")
    let file = HistoryFile(path: "\(folder.path)/history")
    #expect(try file.load().lines.count == History.limit)
    let reader = try folder.openForReading("history")
    defer { close(reader) }
    var plain = PlainLineReader(input: reader)
    #expect(
      try plain.readLine(prompt: Prompt("")) { _ in .none } == .line("line \(History.limit + 1)")
    )
  }

  @Test("A folder in the file's place is an error and not an empty history")
  func folder() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    #expect(throws: LineReadingError.unreadable("Is a directory")) {
      try HistoryFile(path: folder.path).load()
    }
  }
}
