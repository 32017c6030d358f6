import AppBuilder
import AppSession
import Foundation
import Grading

/// The parts of NavLab that were built together with the tests, and the courses in the repository.
enum BuiltProducts {
  /// A builder that keeps its cache between runs of the tests: beside the products, or among the temporary files of a
  /// user who may only read those.
  static func builder() throws -> Builder {
    try Builder(
      runtime: RuntimeLocation(products: folder),
      cacheFolder: cache,
      environment: ProcessInfo.processInfo.environment
    )
  }

  private static let cache: String = {
    let isOwn = FileManager.default.isWritableFile(atPath: folder)
    return "\(isOwn ? folder : NSTemporaryDirectory())/tests-cache"
  }()

  /// The folder of the repository.
  static var repository: String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The folder into which the package manager has built everything, found from the tests' own file.
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

extension Grader {
  /// A grader that works as it does for learners.
  static func confined(_ builder: Builder) -> Grader {
    Grader(builder: builder, sandbox: SandboxSearch(for: builder))
  }
}
