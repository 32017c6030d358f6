import Foundation
import Shell
import Testing

@Suite("A file written in one step")
struct WholeFileTests {
  @Test("An old file is replaced only on request, and no draft remains")
  func writing() throws {
    let folder = try ScratchFolder()
    let file = WholeFile(path: "\(folder.path)/a")
    try file.write("1", replacing: false)
    #expect(throws: FileFault(EEXIST)) { try file.write("2", replacing: false) }
    #expect(try folder.read("a") == "1")
    try file.write("2", replacing: true)
    #expect(try folder.read("a") == "2")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  @Test("A link stays a link to the file that it leads to")
  func links() throws {
    let folder = try ScratchFolder()
    try folder.write("1", "a")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/b",
      withDestinationPath: "\(folder.path)/a"
    )
    try WholeFile(path: "\(folder.path)/b").write("2", replacing: true)
    #expect(try folder.read("a") == "2")
    let kind = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/b")[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("A file that cannot be written is reported", arguments: ["/no/such/a", "/proc/a"])
  func faults(path: String) {
    #expect(throws: FileFault.self) { try WholeFile(path: path).write("a", replacing: true) }
  }
}
