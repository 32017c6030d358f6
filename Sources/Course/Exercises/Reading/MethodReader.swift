/// A reader of the method that determines whether a check passes.
struct MethodReader {
  let kind: Exercise.Kind?
  /// The name of the check.
  let name: String
  /// The points of the check, or nil if they are unknown.
  let points: Int?
  /// The check's section of `checks.nav`, or nil if there is none.
  let section: CheckScript?
  /// A Boolean value that indicates whether `checks.nav` could be read.
  var hasSections = true
  /// The oldest iOS version that the exercise targets.
  var version = NamedVersion()

  init(kind: Exercise.Kind?, name: String, points: Int?, section: CheckScript?) {
    self.kind = kind
    self.name = name
    self.points = points
    self.section = section
  }

  /// Reads the method of a check, or logs a problem and returns nil.
  ///
  /// - Parameters:
  ///   - mapping: The mapping of the check.
  ///   - position: The position of the check's name.
  ///   - log: The log for problems.
  /// - Returns: The method, or nil after a problem.
  func method(
    from mapping: inout YAMLMapping,
    at position: ContentProblem.Position,
    log: inout ProblemLog
  ) -> Exercise.Check.Method? {
    switch kind {
    case nil: nil
    case .quiz:
      withoutSection(at: position, log: &log) { log in
        QuestionReader().question(from: &mapping, log: &log).map { .question($0) }
      }
    case .predict: prediction(from: &mapping, log: &log)
    case .debug where mapping.has("witness"):
      withoutSection(at: position, log: &log) { log in
        let witness: Exercise.Check.Witness? = mapping.choice("witness", log: &log)
        return witness.map { .witness($0) }
      }
    case .commands, .code, .debug, .homework:
      if kind != .commands, mapping.has(ForbiddenFaultsReader.key) {
        withoutSection(at: position, log: &log) { log in
          ForbiddenFaultsReader(version: version).faults(from: &mapping, log: &log)
            .map { .source($0) }
        }
      } else if kind != .commands, mapping.has(SourceSentencesReader.key) {
        withoutSection(at: position, log: &log) { log in
          SourceSentencesReader().sentences(from: &mapping, log: &log).map { .sentences($0) }
        }
      } else if mapping.has("goal") || mapping.has("goals") {
        goal(from: &mapping, log: &log)
      } else {
        script(from: &mapping, at: position, log: &log)
      }
    }
  }

  private func script(
    from mapping: inout YAMLMapping,
    at position: ContentProblem.Position,
    log: inout ProblemLog
  ) -> Exercise.Check.Method? {
    // These methods need no section. If a key contains a mistake, the reader of the key reports it.
    let others = kind == .debug ? ["witness"] : []
    let ofSource = kind == .commands ? [] : [ForbiddenFaultsReader.key, SourceSentencesReader.key]
    for key in ["goal"] + others + ofSource { _ = mapping.take(key) }
    guard hasSections else { return nil }
    guard let section else {
      log.report("checks.nav has no section for '\(name)'; add '## check \(name)'", at: position)
      return nil
    }
    return .script(section)
  }

  private func goal(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> Exercise.Check.Method? {
    GoalReader(points: points).rule(from: &mapping, log: &log).map { .goal($0, after: section) }
  }

  private func prediction(
    from mapping: inout YAMLMapping,
    log: inout ProblemLog
  ) -> Exercise.Check.Method? {
    let subject: Prediction.Subject? = mapping.choice("predict", log: &log)
    let parts: [Goal.Part] = subject == .tree ? [.tab, .screens, .presented] : []
    let worth = GoalReader(points: points).worth(of: parts, from: &mapping, log: &log)
    return subject.map { .prediction(Prediction($0, worth: worth), after: section) }
  }

  /// Reads a method that uses no section of `checks.nav`, logging a problem if the check has one.
  private func withoutSection(
    at position: ContentProblem.Position,
    log: inout ProblemLog,
    read: (inout ProblemLog) -> Exercise.Check.Method?
  ) -> Exercise.Check.Method? {
    if section != nil {
      log.report(
        "this check does not run a section; remove '## check \(name)' from checks.nav",
        at: position
      )
    }
    return read(&log)
  }
}
