import Foundation

/// A private folder, with all apps in it, for a script that reads and writes files; it is removed
/// with its owner.
final class TranscriptScratch {
  /// The folder path.
  let path: String

  /// Creates the folder.
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
