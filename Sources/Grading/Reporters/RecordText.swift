import SceneText

/// A renderer of one record as lines of text for a learner.
struct RecordText {
  let layout: TextLayout

  /// Returns the lines of a record: a heading, the reason or the checks, and a closing line.
  func lines(of record: GradingRecord) -> [StyledText] {
    let record = record.forLearner
    var lines = [StyledText(Printable.line(record.title), .heading), ""]
    if let message = record.message {
      lines += [StyledText(record.status.sentence, .error)]
      lines += message.lines.map { StyledText(Printable.line($0)) }
      lines += (record.failure?.findings ?? []).flatMap(self.lines)
    } else {
      lines += record.checks.flatMap(self.lines)
    }
    lines += [""] + layout.paragraph(record.conclusion)
    lines += record.adjustmentLines.flatMap { layout.paragraph($0, after: "  ") }
    lines += record.note.map { layout.paragraph($0) } ?? []
    return record.hasRun
      ? lines + layout.paragraph(record.isolation.sentence, style: .secondary) : lines
  }

  /// Returns indented lines with the facts about a check.
  func lines(of check: GradingRecord.Check) -> [StyledText] {
    var head = StyledText(check.verdict.words, check.verdict == .passed ? .success : .error)
    head.pad(to: 8)
    head.append("\(check.points)/\(check.maximum)", .secondary)
    head.pad(to: 14)
    return layout.paragraph(check.title, after: head) + check.findings.flatMap(lines)
  }

  private func lines(of finding: CheckFinding) -> [StyledText] {
    finding.lines.enumerated().flatMap { index, line in
      var head = StyledText(String(repeating: " ", count: 14))
      guard !finding.name.isEmpty else { return layout.paragraph(line, after: head) }
      head.append(index == 0 ? finding.name : "", .secondary)
      head.pad(to: 24)
      guard line.hasPrefix(" ") || line.contains("─") else {
        return layout.paragraph(line, after: head)
      }
      // Lines of a tree keep their indentation.
      head.append(layout.cut(Printable.line(line), to: max(1, layout.width - head.columns)))
      return [head]
    }
  }
}
