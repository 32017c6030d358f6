package import Foundation

/// A folder that goes away with the test.
package final class TemporaryFolder {
  /// The place of the folder.
  package let url: URL

  /// Makes the folder.
  ///
  /// - Throws: An error when none can be made.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("the test's folder stays behind: \(error)")
    }
  }

  /// The path of a file in the folder.
  ///
  /// - Parameter name: The name of the file.
  /// - Returns: The path.
  package func path(of name: String) -> String { url.appending(path: name).path }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - name: Its name.
  /// - Throws: An error when it cannot be written.
  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// Returns the content of a file.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The text.
  /// - Throws: An error when it cannot be read.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
