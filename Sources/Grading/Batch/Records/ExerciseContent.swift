import AppBuilder
import Archives
import Course
import Foundation

/// The files of an exercise, joined into one byte sequence that identifies the exercise's version.
struct ExerciseContent {
  /// The paths of the exercise's folder and, if private checks were read, of the folder with those checks.
  private let folders: [String]

  /// The maximum number of files of an exercise.
  private static let limit = 1_000

  init(of exercise: Exercise) {
    folders = [exercise.folder] + [exercise.privateFolder].compactMap(\.self)
  }

  /// Returns bytes that represent the names and contents of the files, sorted by name.
  func bytes() throws(ContentError) -> [UInt8] {
    var key = ContentKey()
    for folder in folders { key.add(try bytes(of: folder)) }
    return key.bytes
  }

  private func bytes(of folder: String) throws(ContentError) -> [UInt8] {
    var key = ContentKey()
    for entry in try entries(in: folder) {
      let path = "\(folder)/\(entry)"
      guard let content = FileManager.default.contents(atPath: path) else {
        throw ContentError(file: path, message: "the file cannot be read; check its permissions")
      }
      key.add(entry)
      key.add(content)
    }
    return key.bytes
  }

  private func entries(in folder: String) throws(ContentError) -> [String] {
    do throws(IntakeFault) {
      return try FolderListing(path: folder, limit: Self.limit, depth: 4).entries()
        .filter { $0.kind == .file }.map(\.path).sorted()
    } catch {
      throw ContentError(file: folder, message: error.description)
    }
  }
}
