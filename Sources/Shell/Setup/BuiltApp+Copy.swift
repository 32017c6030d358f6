package import AppBuilder
import Foundation

extension BuiltApp {
  /// Puts the app's shared library somewhere else, in one step.
  ///
  /// - Parameter path: The file to make or to replace.
  /// - Throws: `CommandFailure` when it cannot be written.
  package func copyImage(to path: String) throws(CommandFailure) {
    do {
      let image = try Data(contentsOf: URL(fileURLWithPath: image))
      try image.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure(
        .misuse,
        "navlab: \(path): the app cannot be written there; name a file in a folder that exists"
      )
    }
  }
}
