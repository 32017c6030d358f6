import Shell
import Testing

@Suite("A file with the position for the notes")
struct DemoPositionFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func positionFile(_ demo: String = "/demos/a.nav") throws -> DemoPositionFile {
    try #require(DemoPositionFile(demo: demo, environment: ["HOME": folder.path]))
  }

  @Test("The notes show the place only during the performance")
  func publish() throws {
    let positionFile = try positionFile()
    #expect(positionFile.look() == nil)
    var writer = positionFile.writer()
    #expect(writer != nil)
    for beat in [0, 3, 1234, 7] {
      writer?.publish(beat)
      #expect(positionFile.look() == beat)
      #expect(try self.positionFile().look() == beat)
    }
    #expect(try self.positionFile("/demos/b.nav").look() == nil)
    writer = nil
    #expect(positionFile.look() == nil)
    #expect(positionFile.writer() != nil)
  }

  @Test("A file that a killed performance leaves behind is ignored")
  func killed() throws {
    let positionFile = try positionFile()
    var writer = positionFile.writer()
    writer?.publish(5)
    let name = try #require(try folder.names(".local/state/navlab").first)
    let text = try folder.read(".local/state/navlab/\(name)")
    #expect(text == "5              \n")
    writer = nil
    try folder.write(text, ".local/state/navlab/\(name)")
    #expect(positionFile.look() == nil)
    writer = positionFile.writer()
    writer?.publish(6)
    #expect(positionFile.look() == 6)
  }

  @Test("Of two performances of one demo, only the first reports its place")
  func two() throws {
    let first = try #require(try positionFile().writer())
    first.publish(1)
    #expect(try positionFile().writer() == nil)
    #expect(try positionFile().look() == 1)
  }

  @Test("If nothing can be written, there is no position file")
  func nowhere() throws {
    #expect(DemoPositionFile(demo: "/a.nav", environment: [:]) == nil)
    #expect(DemoPositionFile(demo: "/a.nav", environment: ["XDG_STATE_HOME": "here"]) == nil)
    try folder.write("a file", "file")
    let positionFile = DemoPositionFile(
      demo: "/a.nav",
      environment: ["XDG_STATE_HOME": "\(folder.path)/file"]
    )
    #expect(positionFile?.writer() == nil)
    #expect(positionFile?.look() == nil)
  }
}
