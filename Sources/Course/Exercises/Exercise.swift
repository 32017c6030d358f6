package import Findings

/// A task for the learner, with the checks that judge the work.
package struct Exercise: Hashable, Sendable, Identifiable {
  /// The name of the exercise's folder, such as `01-there-and-back`.
  package var id: ItemName
  /// The path of the exercise's folder.
  package var folder: String
  /// The subject of the exercise, which its title begins with.
  package var title: String
  /// The name of the story around it, if it has one.
  package var story: String?
  /// The topics that it practises, by the names of the course's topics.
  package var topics: [String] = []
  /// The kind of work that the learner hands in.
  package var kind: Kind
  /// The name of the lesson that prepares for the exercise.
  package var lesson: ItemName
  /// The time that a learner needs, roughly.
  package var minutes: Int
  /// The entries of the fault catalogue that the exercise practises.
  package var faults: [String] = []
  /// The names of the files that the learner writes.
  package var files: [String]
  /// The `.nav` commands that the answer may use, or nil when all are allowed.
  package var allowedCommands: [String]?
  /// The oldest version of iOS that the learner's app is for, or nil for the newest one.
  package var deploymentTarget: DeploymentTarget?
  /// Whether the app that a learner starts from compiles; where it does not, that is what there is to mend.
  package var starterCompiles = true
  /// The limits of an app while it is judged.
  package var limits: Limits
  /// The checks, in the order in which they are reported.
  package var checks: [Check]
  /// The hints, from the gentlest to the plainest.
  package var hints: [String]
  /// The task.
  package var task: [Block]
  /// The demands of the task, sentence by sentence; empty if the author has not listed them yet.
  package var criteria: [Criterion] = []
  /// Quotes of what the task explains, and of what else asks nothing.
  package var background: [String] = []
  /// The number of hidden checks that are kept away from this folder, with their points in sum.
  package var privateChecks: PrivateChecks?
  /// The names in the learner's code that those checks use.
  package var privateNames = PrivateNames()
  /// The path of the folder that the hidden checks kept elsewhere were read from, or nil when they are not among `checks`.
  package var privateFolder: String?

  /// The most points that the exercise can bring.
  package var points: Int {
    checks.reduce(0) { $0 + $1.points }
  }

  /// The most points that a learner can see: those of the public checks.
  package var publicPoints: Int {
    checks.filter { $0.visibility == .public }.reduce(0) { $0 + $1.points }
  }

  /// The path of the app that a `commands` or `predict` exercise is played on.
  package var app: String { "\(folder)/App.swift" }

  /// The path of the file that holds the checks.
  package var checkFile: String { "\(folder)/checks.nav" }

  /// The path of the folder with the author's answer.
  package var solution: String { "\(folder)/Solution" }

  /// The path of the folder that a learner starts from.
  package var starter: String { "\(folder)/Starter" }

  /// The Swift files among the learner's files.
  package var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }

  /// Whether the learner hands in a script that shows the bug.
  package var asksForScript: Bool { checks.contains(where: \.judgesScript) }

  /// All hidden checks, those that are kept elsewhere among them.
  package var hiddenChecks: PrivateChecks {
    let known = checks.filter { $0.visibility == .hidden }
    return PrivateChecks(
      count: known.count + (privateChecks?.count ?? 0),
      points: known.reduce(0) { $0 + $1.points } + (privateChecks?.points ?? 0)
    )
  }

  /// A number of hidden checks.
  package struct PrivateChecks: Hashable, Sendable {
    /// The number of checks.
    package var count: Int
    /// The points that they bring together.
    package var points: Int

    package init(count: Int, points: Int) {
      self.count = count
      self.points = points
    }
  }
}
