/// A learner's app, and what is done to it from a script.
struct AppScript {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  /// Runs an app.
  ///
  /// - Parameters:
  ///   - app: The text of its one file, without `import SwiftUI`.
  ///   - lines: The script.
  ///   - options: What is chosen where sources disagree about SwiftUI.
  /// - Returns: What came of it.
  /// - Throws: An error when the program cannot be started.
  func run(_ app: String, _ lines: String..., options: [String] = []) throws -> CommandRun {
    try folder.write("import SwiftUI\n\(app)\n", to: "App.swift")
    try folder.write(lines.joined(separator: "\n") + "\n", to: "a.nav")
    let chosen = options.flatMap { ["--option", $0] }
    return try CommandRun.run(["run", "App.swift", "--script", "a.nav"] + chosen, in: folder)
  }
}
