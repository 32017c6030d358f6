extension Exercise {
  /// What the learner hands in.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A `.nav` file that brings a given app to a state.
    case commands
    /// Swift files that make an app.
    case code
  }
}

extension Exercise.Kind {
  /// The files that a learner writes when the exercise does not name any.
  var usualFiles: [String] {
    switch self {
    case .commands: ["answer.nav"]
    case .code: ["App.swift"]
    }
  }

  /// How the names of the learner's files end.
  var fileSuffix: String {
    switch self {
    case .commands: ".nav"
    case .code: ".swift"
    }
  }
}
