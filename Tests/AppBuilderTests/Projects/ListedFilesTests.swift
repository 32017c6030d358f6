import Foundation
import Testing

@testable import AppBuilder

@Suite("Places of the files that a project lists")
struct ListedFilesTests {
  @Test("a file is found under another spelling of its folders and name")
  func spelling() throws {
    let folder = try LearnerFolder(["App/Taglist/tagListView.swift": ""])
    #expect(
      places(of: ["App/TagList/TagListView.swift"], in: folder) == ["App/Taglist/tagListView.swift"]
    )
  }

  @Test("a file that has moved is found if its name is unique")
  func moved() throws {
    let folder = try LearnerFolder([
      "App/Core/Home.swift": "", "App/One/Row.swift": "", "App/Two/Row.swift": "",
      "App/Cell.swift": "", "App/Old/Cell.swift": "",
    ])
    #expect(
      places(of: ["App/Home.swift", "App/Row.swift", "App/Gone.swift"], in: folder)
        == ["App/Core/Home.swift", "App/Row.swift", "App/Gone.swift"]
    )
    // One that the project lists as well is not taken twice.
    #expect(
      places(of: ["App/Cell.swift", "App/New/Cell.swift"], in: folder)
        == ["App/Cell.swift", "App/Old/Cell.swift"]
    )
  }

  @Test("a data model is found even if the project names a place on another computer")
  func models() throws {
    let folder = try LearnerFolder(["App/Notes.xcdatamodeld/Notes.xcdatamodel/contents": ""])
    let listed = ListedFiles(in: folder.path)
    let model = "\(folder.path)/App/Notes.xcdatamodeld"
    #expect(listed.models(of: ["/Users/ada/App/Notes.xcdatamodeld"]) == [model])
    #expect(
      listed.models(of: [model, "/Users/ada/Old.xcdatamodeld"]).last
        == "/Users/ada/Old.xcdatamodeld"
    )
  }

  private func places(of files: [String], in folder: LearnerFolder) -> [String] {
    ListedFiles(in: folder.path).places(of: files.map { "\(folder.path)/\($0)" })
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }
}
