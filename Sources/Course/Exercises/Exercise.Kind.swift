extension Exercise {
  /// A kind of work that the learner submits.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A `.nav` file that brings a given app to a state.
    case commands
    /// Swift files that form an app.
    case code
    /// An app with its bug fixed, and a script that shows the bug if it is visible in the running app.
    case debug
    /// A prediction about a given app, written before the app runs.
    case predict
    /// Choices among the answers to questions.
    case quiz
    /// A complete app, in as many Swift files as the learner likes.
    case homework
  }
}

extension Exercise.Kind {
  /// Returns the default names of the learner's files.
  ///
  /// - Parameter script: Whether a script that shows the bug is among them, for `debug`.
  /// - Returns: The names of the files.
  func usualFiles(withScript script: Bool) -> [String] {
    switch self {
    case .commands: ["answer.nav"]
    case .code, .homework: ["App.swift"]
    case .debug: script ? ["App.swift", "witness.nav"] : ["App.swift"]
    case .predict, .quiz: ["answers.txt"]
    }
  }

  /// The extensions that the learner's files may have.
  var fileSuffixes: [String] {
    switch self {
    case .commands: [".nav"]
    case .code, .homework: [".swift"]
    case .debug: [".swift", ".nav"]
    case .predict, .quiz: [".txt"]
    }
  }

  /// A Boolean value that indicates whether the learner submits exactly one file.
  var hasOneFile: Bool {
    switch self {
    case .commands, .predict, .quiz: true
    case .code, .debug, .homework: false
    }
  }

  /// A Boolean value that indicates whether the exercise provides an app, `App.swift`.
  package var hasGivenApp: Bool {
    switch self {
    case .commands, .predict: true
    case .code, .debug, .quiz, .homework: false
    }
  }

  /// A Boolean value that indicates whether the learner may add Swift files to those that the exercise names.
  package var takesFurtherFiles: Bool { self == .homework }
}
