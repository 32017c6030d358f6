import Findings

/// Reads the iOS versions that the learner's app targets.
struct VersionReader {
  /// The key of the statement.
  static let key = "ios"

  /// The kind of exercise, or nil if it is unknown.
  let kind: Exercise.Kind?

  /// Reads the version.
  ///
  /// - Parameters:
  ///   - mapping: The top level of the file.
  ///   - log: The log for invalid versions, and for a version in an exercise without Swift.
  /// - Returns: The version, with its place.
  func version(from mapping: inout YAMLMapping, log: inout ProblemLog) -> NamedVersion {
    let position = mapping.position(of: Self.key)
    guard let node = mapping.take(Self.key) else { return NamedVersion() }
    let version = NamedVersion(position: position)
    if let kind, !kind.fileSuffixes.contains(".swift") {
      log.report("'ios' is for exercises in which learners write Swift; remove it", at: position)
      return version
    }
    guard let text = YAMLMapping.text(node, name: Self.key, log: &log) else { return version }
    guard text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) != nil, let target = DeploymentTarget(text)
    else {
      log.report("'\(text)' is not a version of iOS; write '17' or '16.4'", at: position)
      return version
    }
    return NamedVersion(position: position, target: target)
  }
}

/// The oldest version of iOS in an exercise's file, with its place.
struct NamedVersion {
  /// The place of the version; nil if the exercise names none.
  var position: ContentProblem.Position?
  /// The version; nil if it is missing or cannot be read.
  var target: DeploymentTarget?

  /// Whether the exercise names a version, valid or not.
  var isNamed: Bool { position != nil || target != nil }

  /// Reports a version that no check uses.
  ///
  /// - Parameters:
  ///   - checks: The checks of the exercise.
  ///   - others: The number of checks in another place, which may use the version.
  ///   - log: The log for the problem.
  func reportIdle(
    _ checks: [Exercise.Check],
    _ others: Exercise.PrivateChecks?,
    log: inout ProblemLog
  ) {
    guard let position, target != nil, others == nil, !checks.contains(where: \.needsLinter) else {
      return
    }
    log.report(
      "only checks with 'lint' use the iOS version, and there is none; add one, or remove 'ios'",
      at: position
    )
  }
}
