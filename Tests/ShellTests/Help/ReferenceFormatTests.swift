import Foundation
import Shell
import Testing

@Suite("The reference of all commands")
struct ReferenceFormatTests {
  @Test("Docs/Commands.md matches the output of Scripts/generate")
  func document() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let data = try Data(contentsOf: root.appending(path: "Docs/Commands.md"))
    let isFresh =
      String(decoding: data, as: UTF8.self) == ReferenceFormat.markdown.reference(version: "")
    #expect(isFresh, "run Scripts/generate and commit what it writes")
  }

  @Test("The manual page names the version and mentions the keys")
  func manual() {
    let text = ReferenceFormat.man.reference(version: "navlab 9.9")
    #expect(text.hasPrefix(".TH NAVLAB-COMMANDS 7 \"\" \"navlab 9.9\" \"NavLab\"\n"))
    #expect(text.contains("\n.SS \"keys\"\n"))
  }
}
