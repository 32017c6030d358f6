import Script
import Shell
import Testing

@Suite("A demo in a file")
struct DemoFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func failure(_ path: String) -> CommandFailure? {
    #expect(throws: CommandFailure.self) { try DemoFile(path: path) }
  }

  @Test("A demo's app is the Swift file of the same name, or the named files")
  func app() throws {
    try folder.write("tree\n", "shop.nav")
    try folder.write("", "shop.swift")
    let file = try DemoFile(path: "\(folder.path)/shop.nav")
    #expect(file.name == "shop" && file.app == ["\(folder.path)/shop.swift"])
    try folder.write("#: app A.swift Parts/B.swift /C.swift\ntree\n", "other.nav")
    #expect(
      try DemoFile(path: "\(folder.path)/other.nav").app
        == ["\(folder.path)/A.swift", "\(folder.path)/Parts/B.swift", "/C.swift"]
    )
  }

  @Test("A mistake in a demo is reported in one line")
  func mistakes() throws {
    try folder.write("tree\n", "lonely.nav")
    let path = "\(folder.path)/lonely"
    #expect(
      failure("\(path).nav")
        == CommandFailure(
          .misuse,
          "\(path).nav:1:1: the demo names no app, and there is no \(path).swift; begin it with a "
            + "line such as: #: app Shop.swift"
        )
    )
    try folder.write("tree\n#: sya Hello\n", "typo.nav")
    #expect(
      failure("\(folder.path)/typo.nav")
        == CommandFailure(
          .misuse,
          "\(folder.path)/typo.nav:2:4: NavLab does not know '#: sya'; did you mean 'say'?"
        )
    )
    #expect(failure("\(folder.path)/none.nav")?.status == .misuse)
  }

  @Test("A demo's chapters and bookmarks are found in any letter case")
  func landmarks() throws {
    try folder.write("#: chapter The Way\ntree\nbookmark end\n", "shop.nav")
    try folder.write("", "shop.swift")
    let path = "\(folder.path)/shop.nav"
    let file = try DemoFile(path: path)
    #expect(try file.landmark("the way") == Demo.Landmark(name: "The Way", beat: 0))
    #expect(try file.landmark("END") == Demo.Landmark(name: "end", beat: 3))
    let typo = #expect(throws: CommandFailure.self) { try file.landmark("The Wya") }
    #expect(
      typo?.message == "\(path): there is no chapter \"The Wya\"; did you mean \"The Way\"?"
    )
    let none = #expect(throws: CommandFailure.self) { try file.landmark("x") }
    #expect(
      none?.message == "\(path): there is no chapter \"x\"; there are \"The Way\", \"end\""
    )
  }
}
