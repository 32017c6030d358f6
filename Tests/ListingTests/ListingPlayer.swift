import AppBuilder
import AppSession
import Foundation
import SceneText
import Script

/// Builds apps, and plays scripts with them.
struct ListingPlayer: Sendable {
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: RuntimeLocation(products: Self.products),
      cacheFolder: "\(Self.products)/tests-cache",
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// Plays a script from the launch of its app to its end.
  ///
  /// - Parameter listing: The script and its app.
  /// - Returns: What went wrong, line by line; nothing when all was as expected.
  /// - Throws: An error when the app does not compile or the script cannot be understood.
  func play(_ listing: ListingScript) throws -> [String] {
    let request = BuildRequest(folder: "/", files: [listing.app], iOSVersion: 26)
    guard case .app(let app) = try builder.build(request) else { return ["there is no app"] }
    let session = AppSession(
      launch: AppLaunch(
        launcher: app.launcher,
        image: app.image,
        libraryFolders: app.libraryFolders
      )
    )
    defer { session.close() }
    guard case .done = session.launch() else { return ["the app cannot be launched"] }
    let script = try Script(ScriptSource(listing.text, name: "\(listing.name).nav"))
    let run = ScriptRunner(interpreter: Interpreter(driver: session)).run(script)
    return run.failures.flatMap { $0.lines(TextLayout()).map(\.plain) }
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
