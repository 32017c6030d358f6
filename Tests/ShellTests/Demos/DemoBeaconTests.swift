import Shell
import Testing

@Suite("A beacon for the notes")
struct DemoBeaconTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func beacon(_ demo: String = "/demos/a.nav") throws -> DemoBeacon {
    try #require(DemoBeacon(demo: demo, environment: ["HOME": folder.path]))
  }

  @Test("Whoever looks sees where the performance is, and nothing before and after it")
  func publish() throws {
    let beacon = try beacon()
    #expect(beacon.look() == nil)
    var light = beacon.light()
    #expect(light != nil)
    for beat in [0, 3, 1234, 7] {
      light?.publish(beat)
      #expect(beacon.look() == beat)
      #expect(try self.beacon().look() == beat)
    }
    #expect(try self.beacon("/demos/b.nav").look() == nil)
    light = nil
    #expect(beacon.look() == nil)
    #expect(beacon.light() != nil)
  }

  @Test("A file that a killed performance has left means nothing")
  func killed() throws {
    let beacon = try beacon()
    var light = beacon.light()
    light?.publish(5)
    let name = try #require(try folder.names(".local/state/navlab").first)
    let text = try folder.read(".local/state/navlab/\(name)")
    #expect(text == "5              \n")
    light = nil
    try folder.write(text, ".local/state/navlab/\(name)")
    #expect(beacon.look() == nil)
    light = beacon.light()
    light?.publish(6)
    #expect(beacon.look() == 6)
  }

  @Test("Of two performances of one demo the first one tells")
  func two() throws {
    let first = try #require(try beacon().light())
    first.publish(1)
    #expect(try beacon().light() == nil)
    #expect(try beacon().look() == 1)
  }

  @Test("Where nothing can be written, there is no beacon, or no light on it")
  func nowhere() throws {
    #expect(DemoBeacon(demo: "/a.nav", environment: [:]) == nil)
    #expect(DemoBeacon(demo: "/a.nav", environment: ["XDG_STATE_HOME": "here"]) == nil)
    try folder.write("a file", "file")
    let beacon = DemoBeacon(
      demo: "/a.nav",
      environment: ["XDG_STATE_HOME": "\(folder.path)/file"]
    )
    #expect(beacon?.light() == nil)
    #expect(beacon?.look() == nil)
  }
}
