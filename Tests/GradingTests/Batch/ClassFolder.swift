import Course
import Foundation
import Grading

/// A folder for the submissions of a test, which goes with the value.
final class ClassFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-class-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    // What is left behind here, the system removes in time.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes files by their paths in the folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  func write(_ data: Data, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: file)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)",
      withDestinationPath: target
    )
  }

  /// Makes a pipe, from which nobody could read to the end.
  func pipe(_ name: String) {
    mkfifo("\(path)/\(name)", 0o600)
  }

  /// Packs folders into an archive with the system's tar.
  func pack(_ names: [String], into archive: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["tar", "-czf", "\(path)/\(archive)", "-C", path] + names
    try process.run()
    process.waitUntilExit()
    for name in names { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }
  }
}

/// The exercises that the tests of batches use.
enum BatchExercises {
  static func exercise(_ name: String) throws -> Exercise {
    let catalogue = Catalogue(path: "\(BuiltProducts.repository)/Tests/Fixtures/course")
    return try catalogue.exercise(catalogue.exerciseName(for: name))
  }
}
