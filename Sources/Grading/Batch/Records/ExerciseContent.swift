import Archives
import Course
import Foundation

/// All files of an exercise as one text, by which two versions of it can be told apart.
struct ExerciseContent {
  private let folder: String

  /// More files than this are no exercise.
  private static let limit = 1_000

  init(of exercise: Exercise) {
    folder = exercise.folder
  }

  /// The names and the contents of the files, in the order of the names.
  func bytes() throws(ContentError) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in try entries() {
      let path = "\(folder)/\(entry)"
      guard let content = FileManager.default.contents(atPath: path) else {
        throw ContentError(file: path, message: "the file cannot be read; check its permissions")
      }
      bytes += Array("\(entry) \(content.count)\n".utf8)
      bytes += content
    }
    return bytes
  }

  private func entries() throws(ContentError) -> [String] {
    do throws(IntakeFault) {
      return try FolderListing(path: folder, limit: Self.limit, depth: 4).entries()
        .filter { $0.kind == .file }.map(\.path).sorted()
    } catch {
      throw ContentError(file: folder, message: error.description)
    }
  }
}
