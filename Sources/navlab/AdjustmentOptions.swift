import ArgumentParser
import Foundation
import Grading
import Shell

/// The options that change marks after grading.
struct AdjustmentOptions: ParsableArguments {
  @Option(
    help: """
      A CSV file with your own points; its columns are submission, exercise, points, handed-in and comment.
      """
  )
  var adjust: String?

  @Option(help: "The deadline for the work, such as '2026-11-30 18:00'.")
  var due: String?

  @Option(
    help: """
      The percentage of the points to deduct for each day, or part of a day, after --due (default: \
      \(LateRule.usualPercentPerDay)).
      """
  )
  var late: Int?

  @Option(help: "The number of days after --due from which work gets no points.")
  var lastDay: Int?

  func validate() throws {
    if let due, Moment(due, timeZone: .current) == nil {
      throw ValidationError("'--due \(due)' isn't a moment; write it as '2026-11-30 18:00'")
    }
    if let late, !(0...100).contains(late) {
      throw ValidationError(
        "'--late \(late)' is out of range; give a percentage from 0 to 100"
      )
    }
    if let lastDay, !(0...365).contains(lastDay) {
      throw ValidationError(
        "'--last-day \(lastDay)' is out of range; give a number of days from 0 to 365"
      )
    }
  }

  /// Returns records with their marks adjusted according to the options.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - composition: The parts of the program.
  /// - Returns: The records, in the same order.
  /// - Throws: `CommandFailure` for a table that can't be read.
  func adjusted(_ records: [GradingRecord], in composition: Composition) throws -> [GradingRecord] {
    let adjustment = try MarkAdjustment.chosen(
      table: adjust,
      due: due.flatMap { Moment($0, timeZone: .current) },
      percentPerDay: late,
      lastDay: lastDay,
      for: records,
      timeZone: .current,
      errors: composition.errors
    )
    return adjustment?.adjusted(records) ?? records
  }
}
