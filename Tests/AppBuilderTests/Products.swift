import Foundation

@testable import AppBuilder

/// The folder into which the package manager has built everything, found from the tests' own file.
enum Products {
  /// The folder's path.
  static let folder: String = {
    // On Linux the tests are a program of their own; on macOS another program loads their bundle.
    let arguments = CommandLine.arguments + [Bundle.main.executablePath ?? ""]
    guard let tests = arguments.first(where: { $0.contains(".xctest") }) else {
      preconditionFailure("the tests do not know where they were built: \(arguments)")
    }
    var url = URL(filePath: tests).standardizedFileURL
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url.path
  }()

  /// The parts of NavLab in that folder.
  static var runtime: RuntimeLocation { RuntimeLocation(products: folder) }
}
