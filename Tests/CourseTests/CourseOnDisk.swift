import Course
import Foundation
import Testing

/// A course in a temporary folder, made of the files that a test needs.
struct CourseOnDisk: ~Copyable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("navlab-course-\(UUID().uuidString)").path
    for folder in ["Lessons", "Exercises"] {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)",
        withIntermediateDirectories: true
      )
    }
    for (name, text) in files { try write(name, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)  // The system empties its folder in time.
  }

  var catalogue: Catalogue { Catalogue(path: path) }

  func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func name(_ text: String) throws -> ItemName {
    try #require(ItemName(text))
  }

  /// The problems of an attempt, one line each, with paths relative to the course.
  func problems(_ attempt: (Catalogue) throws -> Void) -> String {
    do {
      try attempt(catalogue)
      return "no problem"
    } catch {
      return "\(error)".replacing(path + "/", with: "")
    }
  }
}
