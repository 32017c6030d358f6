/// What one submission came to, as it is kept in files and handed to other programs.
///
/// Everything that a report is written from is in it, hidden checks included: it is for teachers, and a
/// reporter for learners leaves out what they must not see. The shape is documented in
/// `Docs/Grading.md`; its version is ``schema``.
package struct GradingRecord: Hashable, Sendable, Codable {
  /// The name and the version of the shape.
  package var schema: String = Self.currentSchema
  /// What the submission is called, such as the name of its folder.
  package var submission: String
  /// The name of the exercise's folder.
  package var exercise: String
  /// The exercise's title.
  package var title: String
  /// What it came to.
  package var status: Status
  /// Why nothing was judged, in the words for the learner; nil when the checks were made.
  package var message: String?
  /// Where the failure in `message` is, when it has a place.
  package var failure: Failure?
  /// What was taken of what was handed in, and what was left out, where that does not go without saying.
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
  /// What a teacher should look at in person.
  package var alarms: [Alarm]
  /// What the code reaches for that exercises seldom need; nil when there is nothing.
  package var uses: [String]?
  /// What kept the work from the machine while it was judged.
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
