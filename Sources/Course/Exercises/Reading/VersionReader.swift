import Findings

/// A reader of the oldest iOS version that the learner's app targets.
struct VersionReader {
  /// The key under which an exercise names the version.
  static let key = "ios"

  /// The kind of the exercise, or nil if it is unknown.
  let kind: Exercise.Kind?

  /// Reads the version that an exercise names.
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
      log.report(
        "'\(text)' is not a version of iOS; write a version such as '17' or '16.4'",
        at: position
      )
      return version
    }
    return NamedVersion(position: position, target: target)
  }
}

/// The oldest iOS version that an exercise names, with its position.
struct NamedVersion {
  /// The position of the version, or nil if the exercise names none.
  var position: ContentProblem.Position?
  /// The version, or nil if it is missing or cannot be read.
  var target: DeploymentTarget?

  /// A Boolean value that indicates whether the exercise names a version, even an invalid one.
  var isNamed: Bool { position != nil || target != nil }

  /// Reports a version that no check can use.
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
      "only checks with 'lint' use the iOS version, but there is no such check; add one, or remove 'ios'",
      at: position
    )
  }
}
