import SceneText

/// A renderer that shows a class's marks for one exercise as a table of text.
struct ClassTable {
  let layout: TextLayout

  /// Returns the lines of a table with a heading, a line for each submission, and a summary.
  func lines(of group: ExerciseGroup) -> [StyledText] {
    let summary = ClassSummary(group)
    let count = Count(summary.count, "submission")
    var lines = layout.paragraph(Printable.line(group.title), style: .heading)
    lines += [StyledText("\(count)"), ""]
    let columns = self.columns(of: group)
    let names = ["points", "checks"] + (showsStatus ? ["status"] : []) + ["submission"]
    lines.append(row(names, .secondary, columns))
    lines += group.records.map { line(of: $0, in: group, columns) }
    lines += [""] + legend(of: group) + [""]
    return lines + closing(of: summary) + group.records.flatMap(changes)
  }

  /// A Boolean value that indicates whether the window is wide enough for the status of each submission.
  ///
  /// A narrow window shows the name instead, with a question mark or signs.
  private var showsStatus: Bool { layout.width >= 60 }

  private func columns(of group: ExerciseGroup) -> [Int] {
    let points = 2 * String(group.maximum).count + 1
    return [max(6, points) + 2, max(6, group.checks.count) + 2] + (showsStatus ? [18] : [])
  }

  private func line(
    of record: GradingRecord,
    in group: ExerciseGroup,
    _ columns: [Int]
  ) -> StyledText {
    let points = record.hasMark ? "\(record.points)/\(record.maximum)" : "?"
    let signs = group.checks.map { check in
      record.checks.first { $0.name == check.name }?.verdict.sign ?? "?"
    }
    let alarm = record.alarms.isEmpty ? "" : "! "
    let fields = [points, String(signs)] + (showsStatus ? [record.status.words] : [])
    return row(
      fields + [alarm + record.submission],
      record.status == .solved ? .success : .plain,
      columns
    )
  }

  /// Returns a row in which the last field, the name, takes the remaining width.
  private func row(_ fields: [String], _ style: Style, _ columns: [Int]) -> StyledText {
    var row = StyledText()
    var used = 0
    for (field, width) in zip(fields, columns) {
      row.append(field, style)
      used += width
      row.pad(to: used)
    }
    let name = Printable.line(fields.last ?? "")
    row.append(layout.cut(name, to: max(8, layout.width - row.columns)))
    return row
  }

  private func legend(of group: ExerciseGroup) -> [StyledText] {
    let signs = GradingRecord.Verdict.allCases.map { "\($0.sign) \($0.words)" }
    let names = group.checks.enumerated().map { "\($0 + 1) \($1.name)" }
    return layout.paragraph("checks: \(names.joined(separator: ", "))", style: .secondary)
      + layout.paragraph("signs:  \(signs.joined(separator: ", "))", style: .secondary)
  }

  /// Returns lines with the changes of a record's points and their reasons.
  private func changes(of record: GradingRecord) -> [StyledText] {
    record.adjustmentLines.flatMap { line in
      layout.paragraph(Printable.line("changed: \(record.submission): \(line)"), style: .secondary)
    }
  }

  private func closing(of summary: ClassSummary) -> [StyledText] {
    let statuses = summary.statuses.map { "\($0.count) \($0.kind.words(for: $0.count))" }
    var sentences = [statuses.joined(separator: ", ") + "."]
    if let mean = summary.mean, let median = summary.median {
      sentences.append(
        "Points: mean \(mean), median \(median) of \(summary.distribution.count - 1)."
      )
    }
    if summary.alarmed > 0 {
      let count = Count(summary.alarmed, "submission")
      sentences.append("\(count) marked with '!' should be reviewed by a person.")
    }
    sentences.append(summary.assurance)
    return sentences.flatMap { layout.paragraph($0) }
      + summary.leftOut.flatMap { group in
        let names = group.submissions.map(Printable.line).joined(separator: ", ")
        return layout.paragraph("walks: \(group.walks): \(names)", style: .secondary)
      }
  }
}
