extension Exercise.Check {
  /// A method of deciding whether a check passes.
  package enum Method: Hashable, Sendable {
    /// A script in which every command must succeed and every `expect` must be met.
    case script(CheckScript)
    /// A rule that names the accepted states of the app after a script.
    case goal(GoalRule, after: CheckScript?)
    /// The learner's prediction of the app's state after a script.
    case prediction(Prediction, after: CheckScript?)
    /// A question whose right answers the learner must choose.
    case question(Question)
    /// A task for the learner's own script.
    case witness(Witness)
    /// A set of faults, none of which the linter may find in the learner's Swift files.
    case source(ForbiddenFaults)
    /// Sentences whose demands the learner's Swift files must meet.
    case sentences([SourceSentence])
  }

  /// A task for a learner's own script in a `debug` exercise.
  package enum Witness: String, CaseIterable, Hashable, Sendable {
    /// A script that must fail on the app with the bug and pass on the author's fixed app.
    case findsBug = "finds-bug"
    /// A script that must show the bug, and may do so by expecting that there are no issues.
    case findsIssue = "finds-issue"
    /// A script that must pass on the learner's own app.
    case acceptsFix = "accepts-fix"

    /// A Boolean value that indicates whether the script must show the bug.
    package var showsBug: Bool { self != .acceptsFix }
  }
}

extension Exercise.Check {
  /// A Boolean value that indicates whether the learner's script must show the bug.
  package var showsBug: Bool {
    if case .witness(let task) = method { task.showsBug } else { false }
  }

  /// A Boolean value that indicates whether the check tests a learner's script.
  var judgesScript: Bool {
    if case .witness = method { true } else { false }
  }

  /// The check's section of `checks.nav`, or nil if there is none.
  package var script: CheckScript? {
    switch method {
    case .script(let script): script
    case .goal(_, let script), .prediction(_, let script): script
    case .question, .witness, .source, .sentences: nil
    }
  }
}

extension Exercise.Check {
  /// A Boolean value that indicates whether the check is a question whose answer this copy of the course lacks.
  package var isSealed: Bool {
    if case .question(let question) = method { question.isSealed } else { false }
  }
}

extension Exercise.Check.Method {
  /// A Boolean value that indicates whether the check runs commands on an app.
  package var drivesApp: Bool {
    switch self {
    case .script, .goal: true
    case .prediction, .question, .witness, .source, .sentences: false
    }
  }

  /// A Boolean value that indicates whether the learner's own script is checked.
  package var isWitness: Bool {
    if case .witness = self { true } else { false }
  }
}
