package import Course
package import SceneText

/// The exercises of a course with what the learner has done, as lines of a table.
package struct ExerciseListing: Hashable, Sendable {
  private let layout: TextLayout
  private let spelling: CourseSpelling

  /// Makes a listing.
  ///
  /// - Parameters:
  ///   - layout: The room and the signs to write with.
  ///   - spelling: How commands are written where the learner is.
  package init(layout: TextLayout, spelling: CourseSpelling = .shell) {
    self.layout = layout
    self.spelling = spelling
  }

  /// The lines of the listing.
  ///
  /// - Parameters:
  ///   - exercises: The exercises, in course order.
  ///   - progress: What the learner has done.
  /// - Returns: One line for each exercise, and one that says what to do next.
  package func lines(of exercises: [Exercise], progress: Progress) -> [StyledText] {
    guard !exercises.isEmpty else { return ["There are no exercises yet."] }
    let rows = exercises.map { row(of: $0, record: progress.record(of: $0.id)) }
    let columns = (0..<3).map { column in rows.map { $0.cells[column].columns }.max() ?? 0 }
    let isWide = columns.reduce(0) { $0 + $1 + 2 } + Self.longestStatus <= layout.width
    let table = rows.flatMap { isWide ? [line(of: $0, columns: columns)] : entry(of: $0) }
    return table + ["", advice(for: exercises, progress: progress)]
  }

  /// A row of a table.
  private func line(of row: Row, columns: [Int]) -> StyledText {
    var line = StyledText()
    for (cell, columns) in zip(row.cells, columns) {
      line += cell
      line.pad(to: line.columns - cell.columns + columns + 2)
    }
    return line + row.status
  }

  /// A row where a table has no room.
  private func entry(of row: Row) -> [StyledText] {
    let indent = StyledText("  ")
    return [
      row.cells[0], indent + StyledText(layout.cut(row.title, to: layout.width - 2)),
      indent + row.cells[2] + indent + row.status,
    ]
  }

  private static let longestStatus = "in work".count

  private struct Row {
    /// The title in full.
    var title: String
    var cells: [StyledText]
    var status: StyledText
  }

  private func row(of exercise: Exercise, record: Progress.Record) -> Row {
    let title = Printable.line(exercise.title)
    return Row(
      title: title,
      cells: [
        StyledText("\(exercise.id)", .value),
        StyledText(layout.cut(title, to: max(20, layout.width - 38))),
        StyledText("\(record.points)/\(exercise.points) points", .secondary),
      ],
      status: status(of: record)
    )
  }

  private func status(of record: Progress.Record) -> StyledText {
    if record.isSolved { return StyledText("solved", .success) }
    if record.attempts > 0 { return StyledText("in work", .changed) }
    return StyledText("new", .secondary)
  }

  private func advice(for exercises: [Exercise], progress: Progress) -> StyledText {
    guard let next = exercises.first(where: { !progress.record(of: $0.id).isSolved }) else {
      return StyledText("All are solved.", .success)
    }
    let verb = progress.record(of: next.id).attempts == 0 ? "start" : "check"
    var line = StyledText("Next: ")
    line.append(spelling("\(verb) \(next.id.number)"), .control)
    return line
  }
}
