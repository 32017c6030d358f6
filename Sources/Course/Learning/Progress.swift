/// What a learner has done so far.
package struct Progress: Hashable, Sendable {
  /// The records of the exercises that were tried, by the exercises' names.
  package private(set) var exercises: [String: Record]

  /// Makes the progress of somebody who has not begun.
  package init() {
    exercises = [:]
  }

  /// Makes the progress that a file tells of.
  init(exercises: [String: Record]) {
    self.exercises = exercises
  }

  /// What happened with one exercise.
  package struct Record: Hashable, Sendable, Codable {
    /// How often the work was checked.
    package var attempts = 0
    /// The most points that were reached.
    package var points = 0
    /// Whether everything passed once.
    package var isSolved = false
    /// How many hints were shown.
    package var hints = 0

    package init() {}
  }

  /// The record of an exercise.
  ///
  /// - Parameter exercise: The exercise's name.
  /// - Returns: The record, a blank one when nothing has happened.
  package func record(of exercise: ItemName) -> Record {
    exercises["\(exercise)"] ?? Record()
  }

  /// Notes that work was checked; points and a solution once reached are kept.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's name.
  ///   - points: The points that the work brought.
  ///   - isSolved: Whether everything passed.
  package mutating func noteCheck(of exercise: ItemName, points: Int, isSolved: Bool) {
    var record = record(of: exercise)
    record.attempts += 1
    record.points = max(record.points, points)
    record.isSolved = record.isSolved || isSolved
    exercises["\(exercise)"] = record
  }

  /// Notes that a hint was shown.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's name.
  ///   - number: The hint's number, counted from 1.
  package mutating func noteHint(of exercise: ItemName, number: Int) {
    var record = record(of: exercise)
    record.hints = max(record.hints, number)
    exercises["\(exercise)"] = record
  }
}
