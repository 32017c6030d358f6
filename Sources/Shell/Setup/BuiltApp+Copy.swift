package import AppBuilder
import Foundation

extension BuiltApp {
  /// Copies the app's shared library atomically.
  ///
  /// - Parameter path: The path of the file, which may exist.
  /// - Throws: `CommandFailure` if it cannot be written.
  package func copyImage(to path: String) throws(CommandFailure) {
    do {
      let image = try Data(contentsOf: URL(fileURLWithPath: image))
      try image.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        .misuse,
        saying: "\(path): the app cannot be written there; name a file in a folder that exists"
      )
    }
  }
}
