import Foundation
import Testing

@testable import AppBuilder

@Suite("Finding the resources of an app")
struct ResourceFolderTests {
  private func places(
    _ files: [String: String],
    _ resources: ResourceFolder = ResourceFolder()
  ) throws -> [String] {
    let folder = try LearnerFolder(files)
    return resources.resources(in: [folder.path]).keys.sorted()
  }

  @Test("Resources are side by side in the bundle, and also in their folders")
  func places() throws {
    #expect(
      try places([
        "App.swift": "", "a.json": "", "Data/b.json": "", "Data/Deep/c.txt": "",
        "de.lproj/L.strings": "",
        "Text/fr.lproj/L.strings": "",
      ]) == [
        "Data/Deep/c.txt", "Data/b.json", "Text/fr.lproj/L.strings", "a.json", "b.json", "c.txt",
        "de.lproj/L.strings", "fr.lproj/L.strings",
      ]
    )
  }

  @Test("The first of two files of one name is used; both exist in their folders")
  func sameNames() throws {
    let folder = try LearnerFolder(["A/x.json": "", "B/x.json": ""])
    let found = ResourceFolder().resources(in: [folder.path + "/"])
    #expect(found["x.json"] == "\(folder.path)/A/x.json")
    #expect(found["B/x.json"] == "\(folder.path)/B/x.json")
  }

  @Test("Code, tests, links, hidden files and files that only Xcode reads are left out")
  func leftOut() throws {
    #expect(
      try places([
        "App.swift": "", "Own.nav": "", "README.md": "", ".hidden": "", ".git/config": "",
        "AppTests/t.json": "",
        "Assets.xcassets/Contents.json": "", "App.xcodeproj/project.pbxproj": "",
        "App.entitlements": "",
        "ok.md": "",
      ]) == ["ok.md"]
    )
    let folder = try LearnerFolder(["a.json": ""])
    symlink("/etc/passwd", "\(folder.path)/passwd.txt")
    symlink(folder.path, "\(folder.path)/Round")
    #expect(ResourceFolder().resources(in: [folder.path]).keys.sorted() == ["a.json"])
  }

  @Test("Files that are too long, or too many in number or in total, are left out")
  func limits() throws {
    let files = ["a.txt": "1", "b.txt": "12345", "c.txt": "123"]
    #expect(try places(files, ResourceFolder(fileBytes: 4)) == ["a.txt", "c.txt"])
    #expect(try places(files, ResourceFolder(totalBytes: 7)) == ["a.txt", "b.txt"])
    #expect(try places(files, ResourceFolder(files: 1)) == ["a.txt"])
  }

  @Test("A request has the resources of its folders, but none for a single file")
  func request() throws {
    let folder = try LearnerFolder(["A/App.swift": "", "A/a.json": "", "B.swift": "", "b.json": ""])
    #expect(SourceReader.resources(of: folder.request(["B.swift"])) == [:])
    #expect(
      SourceReader.resources(of: folder.request(["A", "B.swift"])).keys.sorted() == ["a.json"]
    )
  }
}
