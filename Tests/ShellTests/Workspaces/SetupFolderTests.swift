import Foundation
import Testing

@testable import Shell

@Suite("A folder in which no file is overwritten")
struct SetupFolderTests {
  private let scratch: ScratchFolder
  private let folder: SetupFolder

  init() throws {
    scratch = try ScratchFolder()
    folder = SetupFolder(path: scratch.path)
  }

  @Test("A file is written once, and keeps anybody's changes")
  func files() throws {
    #expect(try folder.write("one\n", to: "a/b.txt") == .written)
    #expect(try folder.write("one\n", to: "a/b.txt") == .same)
    try scratch.write("mine\n", "a/b.txt")
    #expect(try folder.write("one\n", to: "a/b.txt") == .kept)
    #expect(try scratch.read("a/b.txt") == "mine\n")
    #expect(try scratch.names("a") == ["b.txt"])
    try folder.replace("two\n", at: "a/b.txt")
    #expect(try scratch.read("a/b.txt") == "two\n")
  }

  @Test("A link is made once, and a file in its place stays")
  func links() throws {
    #expect(try folder.link("a/link", to: "../target") == .written)
    #expect(try folder.link("a/link", to: "../target") == .same)
    #expect(try folder.link("a/link", to: "../other") == .kept)
    try scratch.write("mine\n", "file")
    #expect(try folder.link("file", to: "target") == .kept)
    try folder.replaceLink("a/link", to: "../other")
    let place = "\(scratch.path)/a/link"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place) == "../other")
    #expect(try scratch.names("a") == ["link"])
  }

  @Test("A file in place of a folder is reported as a file")
  func wrongKind() throws {
    try scratch.write("", "a")
    #expect(
      throws: CommandFailure(
        .misuse,
        "\(scratch.path)/a: a folder is needed here, but it cannot be created: this is a file"
      )
    ) {
      try folder.write("one\n", to: "a/b.txt")
    }
  }
}
