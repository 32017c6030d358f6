import Foundation
import Testing

@testable import AppBuilder

@Suite("Reading learners' files")
struct SourceReaderTests {
  private func message(_ files: [String], in folder: LearnerFolder) -> String {
    do {
      let sources = try SourceReader().read(folder.request(files))
      return sources.map { "\($0.name): \($0.text)" }.joined(separator: "\n")
    } catch {
      return error.description
    }
  }

  @Test("names are relative to the learner's folder")
  func names() throws {
    let folder = try LearnerFolder(["A.swift": "a", "Views/B.swift": "b"])
    #expect(
      message(["A.swift", "\(folder.path)/Views/B.swift"], in: folder)
        == "A.swift: a\nViews/B.swift: b"
    )
    #expect(message(["./A.swift"], in: folder) == "A.swift: a")
  }

  @Test("a file that is not an ordinary Swift file is refused in one line")
  func faults() throws {
    let folder = try LearnerFolder([
      "A.swift": "a", "Notes.txt": "b", "test.nav": "tree", "Folder.swift/x": "",
    ])
    symlink("\(folder.path)/A.swift", "\(folder.path)/Link.swift")
    mkfifo("\(folder.path)/Pipe.swift", 0o600)
    let expected = [
      "Missing.swift": "there is no such file; check the spelling",
      "A.swift/B.swift": "there is no such file; check the spelling",
      "Folder.swift": "this is a folder; name the Swift files in it",
      "Link.swift": "this is a symbolic link, which NavLab does not follow; name the file itself",
      "Pipe.swift": "this is not an ordinary file; name a Swift file",
      "test.nav": "this is a script, not Swift code; to run it, pass it with '--script'",
      "Notes.txt": "a Swift file name must end in .swift; rename the file",
    ]
    for (file, reason) in expected {
      #expect(message([file], in: folder) == "\(file): \(reason)")
    }
    #expect(message([], in: folder) == "there is no Swift file to build; name at least one")
    #expect(
      message(["A.swift", "./A.swift"], in: folder)
        == "A.swift: the file is named twice; name it once"
    )
  }

  @Test("bytes that are not text are refused, with their place")
  func encoding() throws {
    let folder = try LearnerFolder()
    try folder.write(Data("let a = 1\nlet b = \"".utf8) + [0xFF, 0xFE], to: "Latin.swift")
    try folder.write(Data("let a\0 = 1".utf8), to: "Null.swift")
    #expect(
      message(["Latin.swift"], in: folder)
        == "Latin.swift:2:10: the file is not UTF-8 text; save it as UTF-8"
    )
    #expect(
      message(["Null.swift"], in: folder)
        == "Null.swift:1:6: the file contains a NUL byte, so it is not Swift text; remove this byte"
    )
  }

  @Test("too many or too large files are refused")
  func limits() throws {
    let folder = try LearnerFolder(["A.swift": "12345", "B.swift": "12345", "C.swift": "1"])
    let reader = SourceReader(limits: SourceLimits(fileBytes: 5, totalBytes: 9, files: 2))
    #expect(throws: BuildError.source(SourceFault(reason: .totalTooLarge(limit: 9)))) {
      try reader.read(folder.request(["A.swift", "B.swift"]))
    }
    #expect(throws: BuildError.source(SourceFault(reason: .tooMany(limit: 2)))) {
      try reader.read(folder.request(["A.swift", "B.swift", "C.swift"]))
    }
    try folder.write(Data("123456".utf8), to: "C.swift")
    #expect(throws: BuildError.source(SourceFault(file: "C.swift", reason: .tooLarge(limit: 5)))) {
      try reader.read(folder.request(["C.swift"]))
    }
  }
}
