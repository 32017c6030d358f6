package import Course

/// The result of one submission, in a form for files and for other programs.
///
/// It contains everything that a report needs, including hidden checks. It is for teachers; a reporter for learners
/// omits what they must not see. `Docs/Grading.md` describes the format; its version is ``schema``.
package struct GradingRecord: Hashable, Sendable, Codable {
  /// The name and version of the schema.
  package var schema: String = Self.currentSchema
  /// The name of the submission, such as the name of its folder.
  package var submission: String
  /// The name of the exercise's folder.
  package var exercise: String
  /// The title of the exercise.
  package var title: String
  /// The status of the submission.
  package var status: Status
  /// The reason why nothing could be checked, in words for the learner, or nil if the checks ran.
  package var message: String?
  /// The failure that `message` describes, or nil if the failure has no location.
  package var failure: CheckFailure?
  /// A note on the files that were read or skipped, or nil if none is necessary.
  package var note: String?
  /// The points that the work earns.
  package var points: Int
  /// The adjustments by a teacher or a rule that `points` includes, or nil if there are none.
  package var adjustments: [Adjustment]?
  /// The maximum points of the exercise.
  package var maximum: Int
  /// The checks, in the order of the exercise.
  package var checks: [Check]
  /// The number and points of the hidden checks that did not run here, or nil if all checks ran.
  package var undecided: Exercise.PrivateChecks?
  /// The alarms, which ask a teacher to review the work personally.
  package var alarms: [Alarm]
  /// The extent of the random walks, or nil in an older record or if no app compiled.
  package var walks: WalkExtent?
  /// The seldom-needed names that the code uses, or nil if there are none.
  package var uses: [String]?
  /// The isolation of the work from the computer during grading.
  package var isolation: Isolation
  /// The seed of the random numbers in the grading.
  package var seed: UInt64
  /// The first state that differs from the solution's, or nil if no difference has been found.
  package var firstDifference: StateDifference?
  /// The duration of grading in seconds, which is the only value that may differ between runs.
  package var seconds: Double
  /// The version of NavLab that graded the work.
  package var version: String

  /// The name and version of the schema that this version of NavLab writes.
  package static let currentSchema = "navlab/report/v1"

  package init(
    submission: String,
    exercise: String,
    title: String,
    status: Status,
    message: String? = nil,
    failure: CheckFailure? = nil,
    note: String? = nil,
    points: Int = 0,
    adjustments: [Adjustment]? = nil,
    maximum: Int,
    checks: [Check] = [],
    undecided: Exercise.PrivateChecks? = nil,
    alarms: [Alarm] = [],
    walks: WalkExtent? = nil,
    uses: [String]? = nil,
    isolation: Isolation = Isolation(level: .none),
    seed: UInt64 = 0,
    firstDifference: StateDifference? = nil,
    seconds: Double = 0,
    version: String
  ) {
    self.submission = submission
    self.exercise = exercise
    self.title = title
    self.status = status
    self.message = message
    self.failure = failure
    self.note = note
    self.points = points
    self.adjustments = adjustments
    self.maximum = maximum
    self.checks = checks
    self.undecided = undecided
    self.alarms = alarms
    self.walks = walks
    self.uses = uses
    self.isolation = isolation
    self.seed = seed
    self.firstDifference = firstDifference
    self.seconds = seconds
    self.version = version
  }
}
