import Foundation
import LineEditing
import Shell
import Testing

@Suite("A script in a file")
struct ScriptFileTests {
  private func read(_ bytes: [UInt8]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let path = folder.appending(path: "a.nav")
    try Data(bytes).write(to: path)
    do throws(CommandFailure) {
      var reader = try ScriptFile(ScriptFile.source(path: path.path)).reader
      var lines: [String] = []
      while case .line(let line) = reader.readLine(prompt: Prompt(""), completion: { _ in .none }) {
        lines.append(line)
      }
      return lines
    } catch {
      return ["\(error.status)", error.message.replacingOccurrences(of: path.path, with: "a.nav")]
    }
  }

  @Test("The lines are returned unchanged")
  func lines() throws {
    #expect(try read(Array("tree\n# ü\n".utf8)) == ["tree", "# ü", ""])
  }

  @Test("An unknown command is found before any command runs")
  func wrong() throws {
    #expect(
      try read(Array("tree\nbakc\n".utf8)) == [
        "misuse", "a.nav:2:1: there is no command 'bakc'; did you mean 'back'?",
      ]
    )
  }

  @Test("Bytes that are not text are reported with their place")
  func bytes() throws {
    #expect(
      try read(Array("tree\ntap \"".utf8) + [0xFF]) == [
        "misuse", "a.nav:2:6: the line is not UTF-8 text; save the file as UTF-8",
      ]
    )
  }
}
