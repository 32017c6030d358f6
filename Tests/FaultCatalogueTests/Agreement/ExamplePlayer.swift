import AppBuilder
import AppSession
import Foundation
import SceneModel
import SceneText
import Script

@testable import FaultCatalogue

/// Builds the examples of the catalogue, and drives them with their scripts.
struct ExamplePlayer: Sendable {
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: RuntimeLocation(products: Self.products),
      cacheFolder: "\(Self.products)/tests-cache",
      environment: ProcessInfo.processInfo.environment
    )
  }

  /// Builds an example, and drives it from its launch to the end of its script.
  ///
  /// - Parameter example: The example.
  /// - Returns: What it has shown.
  /// - Throws: An error when it cannot be built for another reason than its code, or its script not be read.
  func play(_ example: FaultEntry.Example) throws -> Showing {
    var showing = Showing()
    guard let app = try build(example, complaints: &showing.errors) else { return showing }
    let session = AppSession(
      launch: AppLaunch(
        launcher: app.launcher,
        image: app.image,
        libraryFolders: app.libraryFolders
      )
    )
    defer { session.close() }
    _ = session.launch()
    var issues = Set(session.snapshot?.issues.map(\.rule) ?? [])
    showing.before = Self.tree(of: session)
    if let text = example.script {
      let script = try Script(ScriptSource(text, name: "example.nav"))
      let run = ScriptRunner(interpreter: Interpreter(driver: session)).run(script) { _ in
        issues.formUnion(session.snapshot?.issues.map(\.rule) ?? [])
      }
      // That the app has ended shows in its tree, which is gone.
      let failures = run.failures.filter { $0.failure?.verdict != .crashed }
      showing.failures = failures.flatMap { $0.lines(TextLayout()).map(\.plain) }
      showing.after = Self.tree(of: session)
    }
    showing.issues = issues
    return showing
  }

  private func build(_ example: FaultEntry.Example, complaints: inout [String]) throws -> BuiltApp?
  {
    let folder = NSTemporaryDirectory() + "navlab-example-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer {
      do {
        try FileManager.default.removeItem(atPath: folder)
      } catch {
        print("left behind: \(folder): \(error)")
      }
    }
    try Data(example.code.utf8).write(to: URL(filePath: "\(folder)/App.swift"))
    let request = BuildRequest(folder: folder, files: ["App.swift"])
    do {
      if case .app(let app) = try builder.build(request) { return app }
      complaints = ["there is no app"]
    } catch {
      guard case .doesNotCompile(let diagnostics) = error else { throw error }
      complaints = diagnostics.map(\.text)
    }
    return nil
  }

  private static func tree(of session: AppSession) -> String? {
    guard session.ending == nil else { return nil }
    return session.snapshot.map { snapshot in
      SceneTree(snapshot).lines(TextLayout()).map(\.plain).joined(separator: "\n")
    }
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
