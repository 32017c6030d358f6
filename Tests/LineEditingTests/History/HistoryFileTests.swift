import LineEditing
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite("The history's file")
struct HistoryFileTests {
  @Test("The file is in the state folder, or else in the home folder")
  func place() {
    let paths = [
      ["XDG_STATE_HOME": "/state", "HOME": "/home/ada"], ["HOME": "/home/ada"],
      ["XDG_STATE_HOME": "relative", "HOME": "/home/ada"], [:],
    ].map { HistoryFile.standard(environment: $0)?.path }
    let home = "/home/ada/.local/state/navlab/history"
    #expect(paths == ["/state/navlab/history", home, home, nil])
  }

  /// A folder, and a file in it that has not been written yet.
  private func withFile(_ body: (TemporaryFolder, HistoryFile) throws -> Void) throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    try body(folder, HistoryFile(path: "\(folder.path)/history"))
  }

  @Test("Added lines are found again, in folders and a file that others cannot read")
  func addAndLoad() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    let file = HistoryFile(path: "\(folder.path)/state/navlab/history")
    #expect(try file.read(from: .start).lines == [])
    let first = try file.append("tap \"Ü 日\"", after: .start)
    _ = try file.append("back", after: first.position)
    #expect(try file.read(from: .start).lines == ["tap \"Ü 日\"", "back"])
    #expect(try folder.mode(of: "state/navlab/history") == 0o600)
    #expect(try folder.mode(of: "state/navlab") == 0o700)
  }

  @Test("A prompt receives another prompt's added lines once")
  func news() throws {
    try withFile { _, file in
      let start = try file.append("mine", after: .start).position
      _ = try file.append("theirs", after: .start)
      _ = try file.append("theirs, too", after: .start)
      let reading = try file.read(from: start)
      #expect(reading.lines == ["theirs", "theirs, too"])
      #expect(try file.read(from: reading.position).lines == [])
      let late = try file.append("mine again", after: start)
      #expect(late.lines == ["theirs", "theirs, too"])
      #expect(try file.read(from: late.position).lines == [])
    }
  }

  @Test("After a truncated line, the next line begins on its own row")
  func torn() throws {
    try withFile { folder, file in
      try folder.write(Array("whole\nhal".utf8), to: "history")
      let start = try file.read(from: .start)
      #expect(start.lines == ["whole", "hal"])
      _ = try file.append("next", after: start.position)
      #expect(try file.read(from: .start).lines == ["whole", "hal", "next"])
    }
  }

  @Test("Bytes that are not text are read as far as possible")
  func hostile() throws {
    try withFile { folder, file in
      try folder.write([0x61, 0xFF, 0x00, 0x1B, 0x62, 0x0A, 0x63, 0x0A], to: "history")
      #expect(try History(file.read(from: .start).lines).lines == ["a\u{FFFD}b", "c"])
    }
  }

  @Test("A file that has grown too long is shortened, and nobody's next line is lost")
  func shorten() throws {
    try withFile { folder, file in
      let count = 2 * History.limit + 1
      let lines = (0..<count).map { "line \($0)\n" }.joined()
      try folder.write(Array(lines.utf8), to: "history")
      let before = try file.read(from: .start).position
      try file.shorten()
      #expect(try file.read(from: .start).lines.count == History.limit)
      _ = try file.append("after", after: before)
      let now = try file.read(from: .start).lines
      #expect(now.first == "line \(History.limit + 1)")
      #expect(now.last == "after")
      #expect(now.count == History.limit + 1)
    }
  }

  @Test("A file of the right length stays as it is")
  func short() throws {
    try withFile { folder, file in
      try folder.write(Array("a\na\n".utf8), to: "history")
      try file.shorten()
      #expect(try file.read(from: .start).lines == ["a", "a"])
    }
  }

  @Test("A folder in the file's place is an error, and not an empty history")
  func folder() throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    #expect(throws: LineReadingError.unreadable("Is a directory")) {
      try HistoryFile(path: folder.path).read(from: .start)
    }
  }

  @Test("A full disk is an error")
  func full() throws {
    let device = HistoryFile(path: "/dev/full")
    #expect(throws: LineReadingError.unreadable("No space left on device")) {
      try device.append("line", after: .start)
    }
    #expect(try device.read(from: .start).lines == [])
  }
}
