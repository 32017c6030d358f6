import AppBuilder
import Foundation
import Testing

@Suite("The stamp of an app's files")
struct SourceStampTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
  }

  @Test("the stamp changes when a file is written, added or deleted, also in subfolders")
  func changes() throws {
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    try write("1", "A.swift")
    func stamp(_ files: String...) -> SourceStamp {
      SourceStamp(of: BuildRequest(folder: folder.path, files: files))
    }
    let first = [stamp("A.swift"), stamp("."), stamp("B.swift")]
    #expect([stamp("A.swift"), stamp("."), stamp("B.swift")] == first)
    try write("2", "A.swift")
    #expect(stamp("A.swift") != first[0] && stamp(".") != first[1])
    let second = stamp(".")
    try write("", "B.swift")
    #expect(stamp(".") != second && stamp("B.swift") != first[2])
  }
}
