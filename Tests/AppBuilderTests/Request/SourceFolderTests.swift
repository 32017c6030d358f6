import Foundation
import Testing

@testable import AppBuilder

@Suite("Reading a folder of an app")
struct SourceFolderTests {
  private func names(_ files: [String], in folder: LearnerFolder) throws -> [String] {
    try SourceReader().read(folder.request(files)).map(\.name)
  }

  @Test("A folder stands for the app's files in it and below, sorted by name")
  func order() throws {
    let folder = try LearnerFolder([
      "Trails/TrailsApp.swift": "", "Trails/Views/List.swift": "", "Trails/Models/Trail.swift": "",
      "Trails/Info.plist": "", "Other.swift": "",
    ])
    let expected = [
      "Trails/Models/Trail.swift", "Trails/TrailsApp.swift", "Trails/Views/List.swift",
    ]
    #expect(try names(["Trails"], in: folder) == expected)
    #expect(try names(["Trails/"], in: folder) == expected)
    #expect(try names(["./Trails", "Other.swift"], in: folder) == expected + ["Other.swift"])
    #expect(try names(["."], in: folder) == ["Other.swift"] + expected)
  }

  @Test("Tests, hidden files, manifests and symbolic links are left out")
  func leftOut() throws {
    let folder = try LearnerFolder([
      "App.swift": "", "Package.swift": "", ".build/Made.swift": "", ".Hidden.swift": "",
      "AppTests/Test.swift": "", "AppUITests/Test.swift": "", "Contests/Contest.swift": "",
    ])
    symlink("\(folder.path)/App.swift", "\(folder.path)/Link.swift")
    symlink(folder.path, "\(folder.path)/Round")
    #expect(try names(["."], in: folder) == ["App.swift", "Contests/Contest.swift"])
  }

  @Test("A folder with no Swift files, or with too many, is refused in one line")
  func refused() throws {
    let folder = try LearnerFolder(["Empty/Notes.txt": "", "A/1.swift": "", "A/2.swift": ""])
    #expect(throws: BuildError.source(SourceFault(file: "Empty", reason: .emptyFolder))) {
      try names(["Empty"], in: folder)
    }
    #expect(throws: BuildError.source(SourceFault(reason: .tooMany(limit: 1)))) {
      try SourceReader(limits: SourceLimits(files: 1)).read(folder.request(["A"]))
    }
    #expect(throws: BuildError.source(SourceFault(file: "A/1.swift", reason: .givenTwice))) {
      try names(["A", "A/1.swift"], in: folder)
    }
  }
}
