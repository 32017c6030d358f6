package import Findings

/// A task for the learner, with the checks that test the work.
package struct Exercise: Hashable, Sendable, Identifiable {
  /// The name of the exercise's folder, such as `01-there-and-back`.
  package var id: ItemName
  /// The path of the exercise's folder.
  package var folder: String
  /// The subject of the exercise, with which its title begins.
  package var title: String
  /// The name of the story around it, if it has one.
  package var story: String?
  /// The names of the course topics that it practises.
  package var topics: [String] = []
  /// The kind of work that the learner submits.
  package var kind: Kind
  /// The name of the lesson that prepares for the exercise.
  package var lesson: ItemName
  /// The approximate time that a learner needs.
  package var minutes: Int
  /// The entries of the fault catalogue that the exercise practises.
  package var faults: [String] = []
  /// The names of the files that the learner writes.
  package var files: [String]
  /// The `.nav` commands that the answer may use, or nil when all are allowed.
  package var allowedCommands: [String]?
  /// The paths of the files that the app finds in its main bundle, by their names there.
  package var data: [String: String] = [:]
  /// The oldest version of iOS that the learner's app targets, or nil for the newest one.
  package var deploymentTarget: DeploymentTarget?
  /// Whether the starter app compiles; if not, the task is to fix it.
  package var starterCompiles = true
  /// The limits of an app while it is graded.
  package var limits: Limits
  /// The checks, in the order in which they are reported.
  package var checks: [Check]
  /// The hints, from the vaguest to the clearest.
  package var hints: [String]
  /// The task.
  package var task: [Block]
  /// The requirements of the task, sentence by sentence; empty if the author has not listed them
  /// yet.
  package var criteria: [Criterion] = []
  /// Quotes of explanations and other text in the task that requires nothing.
  package var background: [String] = []
  /// The number of hidden checks that are kept outside this folder, with their total points.
  package var privateChecks: PrivateChecks?
  /// The names in the learner's code that those checks use.
  package var privateNames = PrivateNames()
  /// The path of the folder of hidden checks that were read from another place, or nil if they are
  /// not among `checks`.
  package var privateFolder: String?

  /// The maximum points of the exercise.
  package var points: Int {
    checks.reduce(0) { $0 + $1.points }
  }

  /// The maximum points that a learner can see: those of the public checks.
  package var publicPoints: Int {
    checks.filter { $0.visibility == .public }.reduce(0) { $0 + $1.points }
  }

  /// The path of the app for a `commands` or `predict` exercise.
  package var app: String { "\(folder)/App.swift" }

  /// The path of the file that holds the checks.
  package var checkFile: String { "\(folder)/checks.nav" }

  /// The path of the folder with the author's solution.
  package var solution: String { "\(folder)/Solution" }

  /// The path of the folder with the starter files.
  package var starter: String { "\(folder)/Starter" }

  /// The Swift files among the learner's files.
  package var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }

  /// Whether the learner submits a script that shows the bug.
  package var asksForScript: Bool { checks.contains(where: \.judgesScript) }

  /// Returns whether learners see what a check asks.
  ///
  /// A quiz also shows its hidden questions; only their answers are kept back until the work is
  /// graded.
  ///
  /// - Parameter check: The check.
  /// - Returns: Whether it is public, or a question of a quiz.
  package func shows(_ check: Check) -> Bool {
    check.visibility == .public || kind == .quiz
  }

  /// All hidden checks, including those in another place.
  package var hiddenChecks: PrivateChecks {
    let known = checks.filter { $0.visibility == .hidden }
    return PrivateChecks(
      count: known.count + (privateChecks?.count ?? 0),
      points: known.reduce(0) { $0 + $1.points } + (privateChecks?.points ?? 0)
    )
  }

  /// A number of hidden checks.
  package struct PrivateChecks: Hashable, Sendable, Codable {
    /// The number of checks.
    package var count: Int
    /// The total points of the checks.
    package var points: Int

    package init(count: Int, points: Int) {
      self.count = count
      self.points = points
    }
  }
}
