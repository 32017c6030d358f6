import AppBuilder

/// The result of building a learner's code, which distinguishes the learner's mistakes from all other errors.
enum LearnersBuild {
  /// An app that can be checked.
  case app(BuiltApp)
  /// The reason why the learner's work cannot be checked.
  case obstacle(Obstacle)

  /// The advice on top-level statements, which prevent NavLab from launching an app.
  private static let ownStatements =
    "main.swift: error: top-level statements start this program, but NavLab starts the app through its type; "
    + "mark the App with @main, and put it into a file with another name"

  /// Builds a learner's app, and returns the app or the mistakes that the learner must fix.
  ///
  /// - Parameters:
  ///   - request: The request for the build.
  ///   - builder: The builder of the app.
  /// - Returns: The app, or the mistakes that the learner must fix.
  /// - Throws: `BuildError` if a file cannot be read, or NavLab cannot build anything.
  static func app(
    for request: BuildRequest,
    with builder: Builder
  ) throws(BuildError) -> LearnersBuild {
    do {
      switch try builder.build(request) {
      case .app(let app) where app.code.start == .statements:
        return .obstacle(.doesNotCompile(ownStatements))
      case .app(let app): return .app(app)
      case .noApp: return .obstacle(.noApp)
      }
    } catch {
      switch error {
      case .doesNotCompile, .compilerCrashed, .compilerTimedOut, .fileTimedOut, .tooMuchToCompile:
        return .obstacle(.doesNotCompile(error.description))
      case .source, .packageFailed, .toolchainMissing, .runtimeMissing, .cacheUnusable, .broken:
        throw error
      }
    }
  }
}
