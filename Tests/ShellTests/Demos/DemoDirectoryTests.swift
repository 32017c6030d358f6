import SceneText
import Script
import Shell
import Testing

@Suite("The list of demos")
struct DemoDirectoryTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for (name, text) in [
      ("tabs", "#: title Tabs and what they remember\ntree\nback\n"), ("stack", "tree\n"),
    ] {
      try folder.write(text, "\(name).nav")
      try folder.write("", "\(name).swift")
    }
  }

  private var directory: DemoDirectory { DemoDirectory(folder: folder.path) }

  @Test("The demos are listed with their subjects")
  func list() throws {
    #expect(
      try directory.list(TextLayout()).map(\.plain) == [
        "stack  1 command", "tabs  2 commands", "    Tabs and what they remember", "",
        "To perform a demo: navlab play NAME. For your notes, in another terminal: navlab",
        "play NAME --notes. For your own demo: navlab play FILE.nav.",
      ]
    )
    #expect(
      try DemoDirectory(folder: "/nowhere").list(TextLayout()).map(\.plain)
        == ["there are no demos in /nowhere"]
    )
  }

  @Test("A demo is found by its name, or a file by its path")
  func find() throws {
    #expect(try directory.demo("stack").name == "stack")
    #expect(try directory.demo("Tabs").demo.commandCount == 2)
    #expect(try DemoDirectory(folder: "/nowhere").demo("\(folder.path)/tabs.nav").name == "tabs")
  }

  @Test("A misspelt name gets a suggestion")
  func mistakes() {
    let typo = #expect(throws: CommandFailure.self) { try directory.demo("stak") }
    #expect(
      typo == CommandFailure(.misuse, "navlab: there is no demo 'stak'; did you mean 'stack'?")
    )
    let other = #expect(throws: CommandFailure.self) { try directory.demo("router") }
    #expect(
      other
        == CommandFailure(
          .misuse,
          "navlab: there is no demo 'router'; there are stack, tabs; to play your own file, "
            + "name it, as in: my.nav"
        )
    )
  }
}
