import Foundation

/// A private folder, with all apps in it, for a script that reads and writes files; it is removed
/// with its owner.
final class TranscriptScratch {
  /// The path of the folder.
  let path: String

  /// Creates the folder.
  ///
  /// - Parameter apps: The folder with the apps.
  /// - Throws: An error when it cannot be made or filled.
  init(apps: String) throws {
    let files = FileManager.default
    path = files.temporaryDirectory.appendingPathComponent("navlab-\(UUID().uuidString)").path
    try files.copyItem(atPath: apps, toPath: path)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // A folder for temporary files is cleaned by the system, sooner or later.
    }
  }
}
