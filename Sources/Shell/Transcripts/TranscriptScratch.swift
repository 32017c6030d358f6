import Foundation

/// A temporary folder with all apps, for a script that reads and writes files.
final class TranscriptScratch {
  /// The path of the folder.
  let path: String

  /// Creates the folder as a copy of the folder with the apps.
  ///
  /// - Parameter apps: The folder with the apps.
  /// - Throws: An error if the folder cannot be created or filled.
  init(apps: String) throws {
    let files = FileManager.default
    path = files.temporaryDirectory.appendingPathComponent("navlab-\(UUID().uuidString)").path
    try files.copyItem(atPath: apps, toPath: path)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // The system cleans its folder for temporary files sooner or later.
    }
  }
}
