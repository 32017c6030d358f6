package import Foundation

/// A table with a teacher's own points and the submission times, one row for each submission.
///
/// The columns are `submission` and any of `exercise`, `points`, `handed-in` and `comment`, in any order. A submission
/// has at most one row for each exercise, and one for all others.
package struct AdjustmentTable: Hashable, Sendable {
  /// The rows of the table.
  let rows: [Row]

  /// A row about one submission.
  struct Row: Hashable, Sendable {
    /// The number of the row's first line in the file.
    var line: Int
    /// The name of the submission.
    var submission: String
    /// The name of the exercise that the row concerns, or nil for all exercises.
    var exercise: String?
    /// The points to add, or to subtract if negative, or nil for no adjustment.
    var points: Int?
    /// The time of the submission, or nil if the table gives none.
    var handedIn: Date?
    /// The teacher's comment, in a sentence for the learner, or nil if there is none.
    var comment: String?
  }

  /// An error that describes the first fault in a table.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the table's file.
    var file: String
    /// The number of the line that contains the fault.
    var line: Int
    /// The description of the fault and its remedy.
    var reason: String

    package var description: String { "\(file):\(line): \(reason)" }
  }

  private enum Column: String, CaseIterable {
    case submission
    case exercise
    case points
    case handedIn = "handed-in"
    case comment
  }

  /// Creates a table from the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file, as exported by a spreadsheet.
  ///   - file: The path of the file.
  ///   - timeZone: The time zone of moments that do not name one.
  /// - Throws: `Fault` for the first fault in the table.
  package init(_ text: String, file: String, timeZone: TimeZone) throws(Fault) {
    let table = CSVRows(text).rows
    guard let header = table.first else {
      throw Fault(
        file: file,
        line: 1,
        reason: "the table is empty; begin it with a line of column names"
      )
    }
    let columns = try Self.columns(in: header, file: file)
    var rows: [Row] = []
    for row in table.dropFirst() {
      rows.append(try Self.row(row, columns, file: file, timeZone: timeZone))
    }
    if let (earlier, later) = Self.firstRepetition(in: rows) {
      let work =
        VisibleName.of(later.submission) + (later.exercise.map { " (\(VisibleName.of($0)))" } ?? "")
      let reason = "'\(work)' already has a row in line \(earlier.line); put both into one row"
      throw Fault(file: file, line: later.line, reason: reason)
    }
    self.rows = rows
  }

  private static func columns(in header: CSVRows.Row, file: String) throws(Fault) -> [Column] {
    var columns: [Column] = []
    let names = Column.allCases.map(\.rawValue).joined(separator: ", ")
    for name in header.fields {
      guard let column = Column(rawValue: name.lowercased()), !columns.contains(column) else {
        let word = columns.contains { $0.rawValue == name.lowercased() } ? "repeated" : "unknown"
        let reason = "the column '\(VisibleName.of(name))' is \(word); the columns are \(names)"
        throw Fault(file: file, line: header.line, reason: reason)
      }
      columns.append(column)
    }
    guard columns.contains(.submission) else {
      let reason = "the column 'submission' is missing; the columns are \(names)"
      throw Fault(file: file, line: header.line, reason: reason)
    }
    return columns
  }

  private static func row(
    _ row: CSVRows.Row,
    _ columns: [Column],
    file: String,
    timeZone: TimeZone
  ) throws(Fault) -> Row {
    var result = Row(line: row.line, submission: "")
    guard row.fields.count <= columns.count else {
      let reason = "the row has \(row.fields.count) fields, but there are \(columns.count) columns"
      throw Fault(file: file, line: row.line, reason: "\(reason); put text with commas in quotes")
    }
    for (column, field) in zip(columns, row.fields) where !field.isEmpty {
      switch column {
      case .submission: result.submission = field
      case .exercise: result.exercise = field
      case .comment: result.comment = field
      case .points:
        guard let points = Int(field), abs(points) <= 1_000 else {
          let reason =
            "'\(VisibleName.of(field))' isn't a number of points; write a whole number such as 2 or -1"
          throw Fault(file: file, line: row.line, reason: reason)
        }
        result.points = points
      case .handedIn:
        guard let moment = Moment(field, timeZone: timeZone) else {
          let reason =
            "'\(VisibleName.of(field))' isn't a date and time; write it in the form 2026-11-30 18:00"
          throw Fault(file: file, line: row.line, reason: reason)
        }
        result.handedIn = moment.date
      }
    }
    guard !result.submission.isEmpty else {
      throw Fault(
        file: file,
        line: row.line,
        reason: "the submission has no name; fill in the column 'submission'"
      )
    }
    return result
  }
}
