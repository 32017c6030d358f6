package import Findings

/// A task for the learner, with the checks of the submitted work.
package struct Exercise: Hashable, Sendable, Identifiable {
  /// The name of the exercise's folder, such as `01-there-and-back`.
  package var id: ItemName
  /// The path of the exercise's folder.
  package var folder: String
  /// The title of the exercise, which begins with its subject.
  package var title: String
  /// The name of the story around the exercise, or nil if there is no story.
  package var story: String?
  /// The names of the course topics that the exercise practises.
  package var topics: [String] = []
  /// The kind of work that the learner submits.
  package var kind: Kind
  /// The name of the lesson that prepares for the exercise.
  package var lesson: ItemName
  /// The approximate time that a learner needs, in minutes.
  package var minutes: Int
  /// The ids of the faults that the exercise practises.
  package var faults: [String] = []
  /// The names of the files that the learner writes.
  package var files: [String]
  /// The `.nav` commands that the answer may use, or nil if all are allowed.
  package var allowedCommands: [String]?
  /// The paths of the files that the app finds in its main bundle, keyed by their names in the bundle.
  package var data: [String: String] = [:]
  /// The oldest iOS version that the learner's app targets, or nil for the newest version.
  package var deploymentTarget: DeploymentTarget?
  /// A Boolean value that indicates whether the starter app compiles, which is false if the task is to make it compile.
  package var starterCompiles = true
  /// The limits that apply to an app while it is graded.
  package var limits: Limits
  /// The checks, in the order in which they are reported.
  package var checks: [Check]
  /// The hints, from the vaguest to the most specific.
  package var hints: [String]
  /// The blocks of the task's text.
  package var task: [Block]
  /// The requirements of the task, sentence by sentence, or an empty array if the author has not listed them.
  package var criteria: [Criterion] = []
  /// The passages of the task that only explain and that require nothing of the learner.
  package var background: [String] = []
  /// The number and total points of hidden checks that are kept outside this folder, or nil if there are none.
  package var privateChecks: PrivateChecks?
  /// The names in the learner's code that the private checks use.
  package var privateNames = PrivateNames()
  /// The path of the folder from which hidden checks were read, or nil if `checks` contains none of them.
  package var privateFolder: String?

  /// The maximum points of the exercise.
  package var points: Int {
    checks.reduce(0) { $0 + $1.points }
  }

  /// The maximum points of the public checks, which learners can see.
  package var publicPoints: Int {
    checks.filter { $0.visibility == .public }.reduce(0) { $0 + $1.points }
  }

  /// The path of the app for a `commands` or `predict` exercise.
  package var app: String { "\(folder)/App.swift" }

  /// The path of the file that contains the checks.
  package var checkFile: String { "\(folder)/checks.nav" }

  /// The path of the folder with the author's solution.
  package var solution: String { "\(folder)/Solution" }

  /// The path of the folder with the starter files.
  package var starter: String { "\(folder)/Starter" }

  /// The names of the Swift files among the learner's files.
  package var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }

  /// A Boolean value that indicates whether the learner submits a script.
  package var asksForScript: Bool { checks.contains(where: \.judgesScript) }

  /// Returns whether learners see the content of a check.
  ///
  /// A quiz also shows its hidden questions; only their answers are kept back until the work is graded.
  ///
  /// - Parameter check: The check.
  /// - Returns: Whether it is public, or a question of a quiz.
  package func shows(_ check: Check) -> Bool {
    check.visibility == .public || kind == .quiz
  }

  /// The number and points of all hidden checks, including those that are kept elsewhere.
  package var hiddenChecks: PrivateChecks {
    let known = checks.filter { $0.visibility == .hidden }
    return PrivateChecks(
      count: known.count + (privateChecks?.count ?? 0),
      points: known.reduce(0) { $0 + $1.points } + (privateChecks?.points ?? 0)
    )
  }

  /// The number and total points of some hidden checks.
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
