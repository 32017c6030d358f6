import SceneText
import Script
import Shell
import Testing

@Suite("The shelf of demos")
struct DemoShelfTests {
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

  private var shelf: DemoShelf { DemoShelf(folder: folder.path) }

  @Test("Lists the demos with what they are about")
  func list() throws {
    #expect(
      try shelf.list(TextLayout()).map(\.plain) == [
        "stack  1 command", "tabs  2 commands", "    Tabs and what they remember", "",
        "Perform one with navlab play NAME, with your notes in another terminal: navlab",
        "play NAME --notes. One of your own is a file: navlab play FILE.nav.",
      ]
    )
    #expect(
      try DemoShelf(folder: "/nowhere").list(TextLayout()).map(\.plain)
        == ["there are no demos in /nowhere"]
    )
  }

  @Test("Finds a demo by its name, or a file by its path")
  func find() throws {
    #expect(try shelf.demo("stack").name == "stack")
    #expect(try shelf.demo("Tabs").demo.commandCount == 2)
    #expect(try DemoShelf(folder: "/nowhere").demo("\(folder.path)/tabs.nav").name == "tabs")
  }

  @Test("Says what was probably meant")
  func mistakes() {
    let typo = #expect(throws: CommandFailure.self) { try shelf.demo("stak") }
    #expect(
      typo == CommandFailure(.misuse, "navlab: there is no demo 'stak'; did you mean 'stack'?")
    )
    let other = #expect(throws: CommandFailure.self) { try shelf.demo("router") }
    #expect(
      other
        == CommandFailure(
          .misuse,
          "navlab: there is no demo 'router'; there are stack, tabs; a file of your own is named "
            + "FILE.nav"
        )
    )
  }
}
