package import SceneText

/// A reporter that writes plain text: a report for one submission's learner, or a table of several submissions.
package struct TextReporter: Reporter, Hashable {
  private let layout: TextLayout
  private let isForTeachers: Bool

  /// Creates a reporter with a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - isForTeachers: Whether the text about one submission is for a teacher, with its alarms.
  package init(layout: TextLayout, isForTeachers: Bool = false) {
    self.layout = layout
    self.isForTeachers = isForTeachers
  }

  package func text(of records: [GradingRecord]) throws -> String {
    lines(of: records).map { $0.plain + "\n" }.joined()
  }

  /// Returns the styled lines of the report on the given records.
  ///
  /// - Parameter records: The records, in the order of the output.
  /// - Returns: The lines.
  package func lines(of records: [GradingRecord]) -> [StyledText] {
    if let record = records.first, records.count == 1, !isForTeachers {
      return RecordText(layout: layout).lines(of: record)
    }
    guard !records.isEmpty else { return ["There are no submissions."] }
    let tables = ExerciseGroup.groups(of: records).map(ClassTable(layout: layout).lines)
    return Array(tables.joined(separator: [""]))
  }
}
