/// An exercise's statement about its starter app, with the position of the statement.
struct NamedStarter {
  /// The key of the statement.
  static let key = "starter"

  /// A Boolean value that indicates whether the starter app compiles, which is true by default.
  let compiles: Bool
  /// The position of the statement.
  let position: ContentProblem.Position

  /// A possible statement about a starter app.
  private enum Promise: String, CaseIterable {
    case compiles
    case doesNotCompile = "does-not-compile"
  }

  /// Creates the statement by reading it from an exercise's mapping.
  ///
  /// - Parameters:
  ///   - mapping: The top level of the file.
  ///   - kind: The kind of exercise, or nil if it is unknown.
  ///   - log: The log for an unknown word, and for any word if there is no Swift to start with.
  init(from mapping: inout YAMLMapping, kind: Exercise.Kind?, log: inout ProblemLog) {
    position = mapping.position(of: Self.key)
    guard mapping.has(Self.key) else {
      _ = mapping.take(Self.key)
      compiles = true
      return
    }
    let promise: Promise? = mapping.choice(Self.key, log: &log)
    compiles = promise != .doesNotCompile
    if let kind, !kind.fileSuffixes.contains(".swift") {
      log.report(
        "'starter' is for exercises in which learners write Swift; remove it",
        at: position
      )
    }
  }
}
