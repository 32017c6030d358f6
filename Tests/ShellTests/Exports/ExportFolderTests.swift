import Foundation
import Publishing
import Testing

@testable import Shell

@Suite("The folder of an export")
struct ExportFolderTests {
  private let scratch: ScratchFolder
  private let folder: ExportFolder

  init() throws {
    scratch = try ScratchFolder()
    folder = ExportFolder(path: "\(scratch.path)/out/site", mark: "site")
  }

  private let files = [
    PublishedFile(name: "index.html", text: "one\n"), PublishedFile(name: "a.html", text: "two\n"),
  ]

  private func refusal(_ body: () throws(CommandFailure) -> Void) -> String? {
    do throws(CommandFailure) {
      try body()
      return nil
    } catch {
      return error.message.replacing(scratch.path, with: "SCRATCH")
    }
  }

  @Test("A new folder is made with all files, and nothing else remains beside it")
  func new() throws {
    try folder.write(files)
    #expect(try scratch.names("out") == ["site"])
    #expect(try scratch.names("out/site") == [".navlab-export", "a.html", "index.html"])
    #expect(try scratch.read("out/site/index.html") == "one\n")
  }

  @Test("An earlier export is replaced, including files that the new export lacks")
  func again() throws {
    try folder.write(files)
    try folder.write([PublishedFile(name: "index.html", text: "three\n")])
    #expect(try scratch.names("out") == ["site"])
    #expect(try scratch.names("out/site") == [".navlab-export", "index.html"])
    #expect(try scratch.read("out/site/index.html") == "three\n")
  }

  @Test("An empty folder is used, and a link to an empty folder stays a link")
  func link() throws {
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/real",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/link",
      withDestinationPath: "real"
    )
    try ExportFolder(path: "\(scratch.path)/link", mark: "site").write(files)
    #expect(try scratch.names("real") == [".navlab-export", "a.html", "index.html"])
    #expect(try scratch.names("") == ["link", "real"])
  }

  @Test("A folder with anybody else's files stays as it is")
  func strangers() throws {
    try folder.write(files)
    try scratch.write("mine", "out/site/notes.txt")
    let message = """
      SCRATCH/out/site: this folder contains other files ('notes.txt'), so nothing was written; name a new \
      folder
      """
    #expect(refusal { () throws(CommandFailure) in try folder.write([]) } == message)
    #expect(refusal { () throws(CommandFailure) in _ = try folder.previous() } == message)
    #expect(try scratch.names("out/site").count == 4)
  }

  @Test("An export in another format counts as somebody else's")
  func otherForm() throws {
    try folder.write(files)
    let other = ExportFolder(path: "\(scratch.path)/out/site", mark: "notebooks")
    #expect(
      refusal { () throws(CommandFailure) in try other.write([]) } == """
        SCRATCH/out/site: this folder contains other files ('.navlab-export', 'a.html', 'index.html'), so nothing was \
        written; name a new folder
        """
    )
  }

  @Test("A file is not a folder")
  func file() throws {
    try scratch.write("", "file")
    let place = ExportFolder(path: "\(scratch.path)/file", mark: "site")
    #expect(
      refusal { () throws(CommandFailure) in try place.write(files) }
        == "SCRATCH/file: this is a file, but a folder is needed here"
    )
  }

  @Test("A failed write changes nothing")
  func unwritable() throws {
    try folder.write(files)
    let bad = [
      PublishedFile(name: "index.html", text: "new"),
      PublishedFile(name: "index.html/in-a-file", text: ""),
    ]
    let message = refusal { () throws(CommandFailure) in try folder.write(bad) }
    #expect(message?.hasPrefix("SCRATCH/out/site: the export was not written: ") == true)
    #expect(try scratch.names("out") == ["site"])
    #expect(try scratch.read("out/site/index.html") == "one\n")
  }

  @Test("Exported files may be in folders, where foreign files also prevent the export")
  func folders() throws {
    let nested = files + [PublishedFile(name: "deep/er/page.html", text: "three\n")]
    try folder.write(nested)
    try folder.write(nested)
    #expect(try scratch.read("out/site/deep/er/page.html") == "three\n")
    try scratch.write("mine", "out/site/deep/mine.txt")
    #expect(
      refusal { () throws(CommandFailure) in try folder.write(files) }
        == "SCRATCH/out/site: this folder contains other files ('deep/mine.txt'), so nothing was written; "
        + "name a new folder"
    )
  }
}
