package import Foundation
package import Grading
import SceneText
package import Terminal

extension MarkAdjustment {
  /// Returns the adjustment that a teacher's command-line options specify, or nil if they specify none.
  ///
  /// - Parameters:
  ///   - path: The path of the teacher's table, or nil.
  ///   - due: The deadline, or nil for no rule.
  ///   - percentPerDay: The share of the points that each started day costs, in percent.
  ///   - lastDay: The number of days after which work earns no points, or nil.
  ///   - records: The records that will be adjusted.
  ///   - timeZone: The time zone of moments that do not name one.
  ///   - errors: The output for names that no submission has.
  /// - Returns: The adjustment, or nil if nothing was chosen.
  /// - Throws: `CommandFailure` for a table that can't be read.
  package static func chosen(
    table path: String?,
    due: Moment?,
    percentPerDay: Int,
    lastDay: Int?,
    for records: [GradingRecord],
    timeZone: TimeZone,
    errors: any TextOutput
  ) throws(CommandFailure) -> MarkAdjustment? {
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
      let text = try String(contentsOfFile: path, encoding: .utf8)
      table = try AdjustmentTable(text, file: path, timeZone: timeZone)
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
      let shown = unknown.prefix(5).map(Printable.line).joined(separator: ", ")
      let more = unknown.count > 5 ? " and \(unknown.count - 5) more" : ""
      errors.write(
        "\(path): no submission has these names: \(shown)\(more); check their spelling\n"
      )
    }
    let rule = due.map { LateRule(due: $0.date, percentPerDay: percentPerDay, lastDay: lastDay) }
    return MarkAdjustment(table: table, rule: rule)
  }
}
