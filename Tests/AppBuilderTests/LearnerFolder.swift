import Foundation

@testable import AppBuilder

/// A folder with a learner's files, gone when the test is over.
final class LearnerFolder {
  /// The folder's path.
  let path: String

  /// Makes a folder with these texts by file name.
  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "navlab-learner-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("left behind: \(path): \(error)")
    }
  }

  /// Writes a file, and the folders above it.
  func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  /// A request for these files, or for all that were written.
  func request(_ files: [String], moduleName: String = "Learner") -> BuildRequest {
    BuildRequest(folder: path, files: files, moduleName: moduleName)
  }
}
