import AppBuilder
import AppSession
import FaultCatalogue
import Foundation

@testable import Exploration

/// Builds small apps and explores them.
struct ExampleExplorer: Sendable {
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: RuntimeLocation(products: Self.products),
      // Other tests build the same apps.
      cacheFolder: "\(Self.products)/tests-cache",
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// Builds an app of one file, and makes it ready to be explored.
  ///
  /// - Parameter code: The file.
  /// - Returns: The app, or nil where the compiler does not accept it.
  /// - Throws: An error when it cannot be built for another reason than its code.
  func app(_ code: String) throws -> ExploredApp? {
    let folder = NSTemporaryDirectory() + "navlab-explored-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      do {
        try FileManager.default.removeItem(atPath: folder)
      } catch {
        print("left behind: \(folder): \(error)")
      }
    }
    try Data(code.utf8).write(to: URL(filePath: "\(folder)/App.swift"))
    do {
      guard
        case .app(let app) = try builder.build(BuildRequest(folder: folder, files: ["App.swift"]))
      else { return nil }
      let launch = AppLaunch(
        launcher: app.launcher,
        image: app.image,
        library: app.library,
        libraryFolders: app.libraryFolders
      )
      return ExploredApp(launch: launch, sources: AppSources([code]), library: app.library)
    } catch {
      guard case .doesNotCompile = error else { throw error }
      return nil
    }
  }

  /// Builds an app and explores it with the usual effort.
  ///
  /// - Parameters:
  ///   - code: The file.
  ///   - budget: The effort.
  /// - Returns: What was found, or nil where the compiler does not accept the file.
  /// - Throws: An error when it cannot be built for another reason than its code.
  func explore(
    _ code: String,
    within budget: ExplorationBudget = ExplorationBudget()
  ) throws -> ExplorationReport? {
    try app(code).map { Exploration(of: $0, within: budget).run() }
  }

  /// The folder into which the package manager has built everything, found from the tests' own file.
  private static let products: String = {
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
