import Course
import FaultFiles
import Foundation
import Shell
import Testing

@Suite("Documents that are made from the course")
struct CourseDocumentsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func document(_ name: String) throws -> String {
    let data = try Data(contentsOf: Self.root.appending(path: "Docs/\(name)"))
    return String(decoding: data, as: UTF8.self)
  }

  private let documents = CourseDocuments(
    catalogue: Catalogue(path: root.path),
    faults: FaultFiles.folder
  )

  @Test("Docs/Rules.md matches the output of Scripts/generate")
  func rules() throws {
    let isFresh = try document("Rules.md") == documents.rules()
    #expect(isFresh, "run Scripts/generate and commit what it writes")
  }

  @Test("Docs/Curriculum.md matches the output of Scripts/generate")
  func curriculum() throws {
    let isFresh = try document("Curriculum.md") == documents.curriculum()
    #expect(isFresh, "run Scripts/generate and commit what it writes")
  }
}
