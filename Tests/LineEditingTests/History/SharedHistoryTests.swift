import Foundation
import LineEditing
import Testing
import VirtualTerminal

/// Two prompts, in processes of their own, and one history.
@Suite("A history that two prompts share")
struct SharedHistoryTests {
  private func withFile(_ body: (TemporaryFolder, String) throws -> Void) throws {
    let folder = try TemporaryFolder.make()
    defer { folder.remove() }
    try body(folder, "\(folder.path)/history")
  }

  /// The number on the last whole row.
  private static func last(on screen: VirtualScreen) -> Int {
    screen.row == 0 ? 0 : Int(screen.rows[screen.row - 1]) ?? 0
  }

  /// The lines of one writer that are still whole.
  private func kept(by name: String, in lines: [String]) -> [String] {
    lines.filter { $0.hasPrefix("\(name) ") && Int($0.dropFirst(name.count + 1)) != nil }
  }

  private func lines(of name: String, count: Int) -> [String] {
    (0..<count).map { "\(name) \($0)" }
  }

  private func lines(_ path: String) throws -> [String] {
    try HistoryFile(path: path).read(from: .start).lines
  }

  @Test("A line of one prompt is found at the other prompt's next line")
  func two() throws {
    try withFile { _, path in
      let one = try ProbeTerminal(["edit", path])
      let two = try ProbeTerminal(["edit", path])
      for probe in [one, two] { try probe.waitForPrompt() }
      try one.terminal.type("from the first\r")
      try one.terminal.wait { $0.text.hasSuffix("= from the first\nprobe>") }
      try two.terminal.type("from the second\r")
      try two.terminal.wait { $0.text.hasSuffix("= from the second\nprobe>") && $0.column == 7 }
      try two.terminal.type("\u{1B}[A")
      try two.terminal.wait { $0.rows[$0.row] == "probe> from the second" }
      try two.terminal.type("\u{15}\u{12}first")
      try two.terminal.wait { $0.text.contains("search \"first\": from the first") }
      try two.terminal.type("\r")
      try two.terminal.wait { $0.text.contains("= from the first") }
      #expect(try lines(path) == ["from the first", "from the second", "from the first"])
    }
  }

  @Test("A prompt that is killed while writing loses no line of the file")
  func killed() throws {
    for round in 0..<5 {
      try withFile { folder, path in
        let old = (0..<(2 * History.limit + round)).map { "old \($0)\n" }.joined()
        try folder.write(Array(old.utf8), to: "history")
        let victim = try ProbeTerminal(["write", path, "victim", "100000"])
        let other = try ProbeTerminal(["write", path, "other", "300"])
        let screen = try victim.terminal.wait { Self.last(on: $0) >= 50 + 40 * round }
        victim.end()
        _ = try other.terminal.waitUntilClosed()
        #expect(other.waitForEnd() == 0)
        let after = try lines(path)
        let victims = kept(by: "victim", in: after)
        #expect(kept(by: "other", in: after) == lines(of: "other", count: 300))
        // A victim that writes for long pushes its own first lines out of the file, as any other.
        let written = victims.last.flatMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        let count = try #require(written) + 1
        #expect(victims == Array(lines(of: "victim", count: count).suffix(victims.count)))
        #expect(count > Self.last(on: screen))
        let olds = kept(by: "old", in: after).count
        #expect(after.count >= History.limit)
        #expect(olds + victims.count + 300 == after.count)
      }
    }
  }

  @Test("No new line is lost while others shorten the file")
  func compaction() throws {
    try withFile { folder, path in
      let old = (0..<(2 * History.limit + 1)).map { "old \($0)\n" }.joined()
      try folder.write(Array(old.utf8), to: "history")
      let writers = try ["one", "two"].map { try ProbeTerminal(["write", path, $0, "200"]) }
      for _ in 0..<20 {
        try HistoryFile(path: path).shorten()
        try folder.append(Array(String(repeating: "x\n", count: 1500).utf8), to: "history")
      }
      for writer in writers {
        _ = try writer.terminal.waitUntilClosed()
        #expect(writer.waitForEnd() == 0)
      }
      for name in ["one", "two"] {
        let kept = kept(by: name, in: try lines(path))
        #expect(kept == lines(of: name, count: 200))
      }
    }
  }
}
