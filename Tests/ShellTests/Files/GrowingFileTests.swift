import Shell
import Testing

@Suite("A file that grows")
struct GrowingFileTests {
  @Test("Pieces are added at the end, and an old file is not changed")
  func growing() throws {
    let folder = try ScratchFolder()
    let path = "\(folder.path)/a.txt"
    let file = try GrowingFile(path: path, beginning: "a\n")
    try file.append("b\n")
    try file.append("c\n")
    #expect(try folder.read("a.txt") == "a\nb\nc\n")
    #expect(throws: FileFault.self) { _ = try GrowingFile(path: path, beginning: "") }
    #expect(try folder.read("a.txt") == "a\nb\nc\n")
  }

  @Test(
    "A file that cannot be written to is reported",
    arguments: ["/dev/full", "/no/such/file", "/"]
  )
  func faults(path: String) {
    #expect(throws: FileFault.self) { _ = try GrowingFile(path: path, beginning: "a") }
  }
}
