/// The result of one submission, as it is kept in files and handed to other programs.
///
/// Everything that a report is written from is in it, hidden checks included: it is for teachers, and a
/// reporter for learners leaves out what they must not see. The shape is documented in
/// `Docs/Grading.md`; its version is ``schema``.
package struct GradingRecord: Hashable, Sendable, Codable {
  /// The name and the version of the shape.
  package var schema: String = Self.currentSchema
  /// The name of the submission, such as that of its folder.
  package var submission: String
  /// The name of the exercise's folder.
  package var exercise: String
  /// The exercise's title.
  package var title: String
  /// The result.
  package var status: Status
  /// The reason why nothing was judged, in words for the learner; nil when the checks were made.
  package var message: String?
  /// The failure in `message`, when it has a place.
  package var failure: Failure?
  /// A note on what was taken of what was handed in, and what was left out, where that needs
  /// saying.
  package var note: String?
  /// The points that the work brings.
  package var points: Int
  /// The changes that `points` holds already: those of a teacher, or of a rule for late work; nil when there are none.
  package var adjustments: [Adjustment]?
  /// The most points that there are.
  package var maximum: Int
  /// The checks, in the order of the exercise.
  package var checks: [Check]
  /// The hidden checks that were not made here; nil when all were.
  package var undecided: Undecided?
  /// The alarms, which ask a teacher to look at the work in person.
  package var alarms: [Alarm]
  /// The names that the code reaches for and exercises seldom need; nil when there are none.
  package var uses: [String]?
  /// The isolation of the work from the machine while it was judged.
  package var isolation: Isolation
  /// The seed of everything random in the judging.
  package var seed: UInt64
  /// The first state that differs from the solution's.
  package var firstDifference: StateDifference?
  /// The time that judging took, in seconds; the one part that is different each time.
  package var seconds: Double
  /// The version of NavLab that judged.
  package var version: String

  /// The name and the version of the shape that this version of NavLab writes.
  package static let currentSchema = "navlab/report/v1"

  package init(
    submission: String,
    exercise: String,
    title: String,
    status: Status,
    message: String? = nil,
    failure: Failure? = nil,
    note: String? = nil,
    points: Int = 0,
    adjustments: [Adjustment]? = nil,
    maximum: Int,
    checks: [Check] = [],
    undecided: Undecided? = nil,
    alarms: [Alarm] = [],
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
    self.uses = uses
    self.isolation = isolation
    self.seed = seed
    self.firstDifference = firstDifference
    self.seconds = seconds
    self.version = version
  }
}
