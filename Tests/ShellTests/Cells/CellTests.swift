import Testing

@testable import Shell

@Suite("Cells of a notebook")
struct CellTests {
  @Test("A cell is a list of commands, or has the meaning of its first word")
  func kinds() throws {
    let commands = try Cell("tree\n# note\ntap \"A\"")
    #expect(commands.magic == nil)
    #expect(commands.lines == ["tree", "# note", "tap \"A\""])
    let app = try Cell("\n%%app  Shop.swift \r\nimport SwiftUI\r\nstruct A {}")
    #expect(app.magic == .app)
    #expect(app.argument == "Shop.swift")
    #expect(app.lines == ["import SwiftUI", "struct A {}"])
    #expect(try Cell("%%app 1\n\n").isBare)
    #expect(throws: CommandFailure.self) { try Cell("%%nothing") }
  }

  @Test("A line of code keeps its number in the cell")
  func places() throws {
    let files = try Cell("\n%%app\nimport SwiftUI\n// file: B.swift\nstruct B {}\n")
      .files(beginningWith: "App.swift")
    #expect(files.map(\.name) == ["App.swift", "B.swift"])
    #expect(files[0].text == "\n\nimport SwiftUI\n")
    #expect(files[1].text == "\n\n\n\nstruct B {}\n\n")
  }

  @Test("A cell may begin with the name of its first file")
  func firstName() throws {
    let files = try Cell("%%check 7\n// file: A.swift\nlet a = 1").files(beginningWith: "App.swift")
    #expect(files.map(\.name) == ["A.swift"])
  }

  @Test(
    "A name that leads elsewhere, or occurs twice, is refused",
    arguments: ["../a.swift", "/etc/passwd", ".hidden", "", "App.swift"]
  )
  func names(name: String) throws {
    let cell = try Cell("%%app\nlet a = 1\n// file: \(name)\nlet b = 2")
    #expect(throws: CommandFailure.self) { try cell.files(beginningWith: "App.swift") }
  }

  @Test("Each word is found by its name and has a description")
  func words() {
    for magic in Magic.all {
      #expect(Magic(magic.word) == magic)
      #expect(magic.synopsis.hasPrefix(magic.word))
      #expect(magic.summary.hasSuffix("."))
    }
    #expect(Magic("%app") == nil)
    #expect(Magic("%%undo") == nil)
  }

  @Test(
    "A console knows whether a cell is complete",
    arguments: [
      ("", CellSession.Completeness.complete), ("tree\n", .complete), ("tap \"", .invalid),
      ("%hint 7", .complete), ("%nothing", .invalid), ("?tap", .complete), ("%%app", .incomplete),
      ("%%app 1", .complete), ("%%app\nimport SwiftUI", .incomplete),
      ("%%app\nimport SwiftUI\n\n", .complete), ("%%script 1", .incomplete),
      ("%%nothing\n", .invalid),
    ]
  )
  func completeness(source: String, expected: CellSession.Completeness) {
    #expect(CellSession.completeness(of: source) == expected)
  }
}
