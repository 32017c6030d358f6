import Foundation

/// The folder into which the package manager has built everything.
enum Products {
  /// The program under test.
  static var program: String { "\(folder)/navlab" }

  /// The root of the package, found from where it was built.
  static var root: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }

  private static let folder: String = {
    // On Linux the tests are a program of their own; on macOS another program loads their bundle.
    let arguments = CommandLine.arguments + [Bundle.main.executablePath ?? ""]
    guard let tests = arguments.first(where: { $0.contains(".xctest") }) else {
      preconditionFailure("the tests do not know where they were built: \(arguments)")
    }
    var url = URL(filePath: tests).standardizedFileURL
    while url.path.contains(".xctest") { url.deleteLastPathComponent() }
    return url.path
  }()
}
