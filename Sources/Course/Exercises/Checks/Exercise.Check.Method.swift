extension Exercise.Check {
  /// A way to decide whether a check passes.
  package enum Method: Hashable, Sendable {
    /// Every command of the script succeeds, and every `expect` in it is met.
    case script(CheckScript)
    /// After the script the app is in one of the states that the rule names.
    case goal(GoalRule, after: CheckScript?)
    /// The learner has predicted what the app shows after the script.
    case prediction(Prediction, after: CheckScript?)
    /// The learner has chosen the right answers.
    case question(Question)
    /// The learner's own script distinguishes the app with the bug from the app without it.
    case witness(Witness)
    /// The linter finds none of these faults in the learner's Swift files.
    case source(ForbiddenFaults)
    /// The learner's Swift files meet the demands of these sentences.
    case sentences([SourceSentence])
  }

  /// A task for a learner's own script in a `debug` exercise.
  package enum Witness: String, CaseIterable, Hashable, Sendable {
    /// It fails on the app with the bug, and passes on the author's fixed app.
    case findsBug = "finds-bug"
    /// The same, and expecting that SwiftUI reports no issue is enough.
    case findsIssue = "finds-issue"
    /// It passes on the learner's own app.
    case acceptsFix = "accepts-fix"

    /// Whether the script must show the bug.
    package var showsBug: Bool { self != .acceptsFix }
  }
}

extension Exercise.Check {
  /// Whether the learner's script must show the bug.
  package var showsBug: Bool {
    if case .witness(let task) = method { task.showsBug } else { false }
  }

  /// Whether the check tests a learner's script.
  var judgesScript: Bool {
    if case .witness = method { true } else { false }
  }

  /// The commands of the check's section in `checks.nav`, if it has one.
  package var script: CheckScript? {
    switch method {
    case .script(let script): script
    case .goal(_, let script), .prediction(_, let script): script
    case .question, .witness, .source, .sentences: nil
    }
  }
}

extension Exercise.Check {
  /// Whether the check is a question whose answer is not in this copy of the course.
  package var isSealed: Bool {
    if case .question(let question) = method { question.isSealed } else { false }
  }
}

extension Exercise.Check.Method {
  /// Whether commands drive the app that is checked.
  var drivesApp: Bool {
    switch self {
    case .script, .goal: true
    case .prediction, .question, .witness, .source, .sentences: false
    }
  }

  /// Whether the learner's own script is checked.
  package var isWitness: Bool {
    if case .witness = self { true } else { false }
  }
}
