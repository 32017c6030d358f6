package import Foundation
package import Grading
package import Terminal

extension MarkAdjustment {
  /// Returns the adjustment that a teacher's command-line options specify, or nil if they specify none.
  ///
  /// - Parameters:
  ///   - path: The path of the teacher's table, or nil.
  ///   - due: The deadline, or nil for no rule.
  ///   - percentPerDay: The share of the points that each started day costs, in percent, or nil for the usual share.
  ///   - lastDay: The number of days after which work earns no points, or nil.
  ///   - records: The records that will be adjusted.
  ///   - timeZone: The time zone of moments that do not name one.
  ///   - errors: The output for names that no submission has.
  /// - Returns: The adjustment, or nil if nothing was chosen.
  /// - Throws: `CommandFailure` for a table that can't be read, or for options that need another option.
  package static func chosen(
    table path: String?,
    due: Moment?,
    percentPerDay: Int?,
    lastDay: Int?,
    for records: [GradingRecord],
    timeZone: TimeZone,
    errors: any TextOutput
  ) throws(CommandFailure) -> MarkAdjustment? {
    if due == nil, percentPerDay != nil || lastDay != nil {
      let option = percentPerDay != nil ? "--late" : "--last-day"
      throw CommandFailure(
        .misuse,
        saying: "'\(option)' needs the deadline; add '--due', as in --due '2026-11-30 18:00'"
      )
    }
    guard let path else {
      guard due == nil else {
        throw CommandFailure(
          .misuse,
          saying:
            "'--due' needs the hand-in times; with '--adjust FILE', "
            + "name a table that has a column 'handed-in'"
        )
      }
      return nil
    }
    let table: AdjustmentTable
    do {
      let content = try Data(contentsOf: URL(filePath: path))
      table = try AdjustmentTable(content, file: path, timeZone: timeZone)
    } catch let fault as AdjustmentTable.Fault {
      throw CommandFailure(.misuse, "\(fault)")
    } catch {
      throw CommandFailure(
        .misuse,
        "\(path): the table can't be read: \(error.localizedDescription)"
      )
    }
    let unknown = table.unknownNames(among: records)
    if !unknown.isEmpty {
      errors.write(
        "\(path): no submission has these names: \(ListedNames(unknown)); check their spelling\n"
      )
    }
    let unmatched = table.unknownExercises(among: records)
    if !unmatched.isEmpty {
      errors.write(
        "\(path): there are no results for these submissions and exercises: \(ListedNames(unmatched)); "
          + "check the column 'exercise'\n"
      )
    }
    let rule = due.map {
      LateRule(
        due: $0.date,
        percentPerDay: percentPerDay ?? LateRule.usualPercentPerDay,
        lastDay: lastDay
      )
    }
    return MarkAdjustment(table: table, rule: rule)
  }
}
