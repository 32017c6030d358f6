import SceneText

/// The feedback for one learner as a Markdown document.
package struct FeedbackMarkdown: Hashable, Sendable {
  private let feedback: LearnerFeedback

  /// Creates a document from the feedback.
  ///
  /// - Parameter feedback: The feedback for one learner.
  package init(_ feedback: LearnerFeedback) {
    self.feedback = feedback
  }

  /// The text of the document, with a final line feed.
  package var text: String {
    let sum = feedback.sum.map { ["\(Self.escaped($0)) in all."] } ?? []
    let parts =
      ["# \(Self.escaped(feedback.submission))"] + sum + feedback.records.flatMap(paragraphs)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func paragraphs(on record: GradingRecord) -> [String] {
    var parts = ["## \(Self.escaped(record.title))", Self.escaped(record.conclusion)]
    parts += record.adjustmentLines.map { "- \(Self.escaped($0))" }
    if let message = record.message {
      parts += [Self.escaped(record.status.sentence), Self.fenced(message.lines)]
      parts += (record.failure?.findings ?? []).flatMap(paragraphs)
    }
    parts += record.checks.flatMap(paragraphs)
    parts += record.note.map { [Self.escaped("Note: \($0).")] } ?? []
    return parts
  }

  private func paragraphs(on check: GradingRecord.Check) -> [String] {
    let head =
      "**\(check.verdict.words) \(check.points)/\(check.maximum)** \(Self.escaped(check.title))"
    return [head] + check.findings.flatMap(paragraphs)
  }

  private func paragraphs(on finding: CheckFinding) -> [String] {
    guard !finding.name.isEmpty else { return [Self.escaped(finding.lines.joined(separator: " "))] }
    guard finding.lines.count > 1 || finding.lines.first?.contains("─") == true else {
      return ["\(finding.name): \(Self.escaped(finding.lines.joined()))"]
    }
    return ["\(finding.name):", Self.fenced(finding.lines)]
  }

  /// Returns text in which the characters that Markdown or HTML would interpret are escaped.
  static func escaped(_ text: String) -> String {
    let line = Printable.line(text.lines.joined(separator: " "))
    return line.reduce(into: "") { result, character in
      if character.isASCII, character.isPunctuation || character.isSymbol { result.append("\\") }
      result.append(character)
    }
  }

  /// Returns lines inside a code fence that is longer than any fence in them.
  private static func fenced(_ lines: [String]) -> String {
    let lines = lines.map(Printable.line)
    let longest = lines.joined(separator: "\n").split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + "text"] + lines + [fence]).joined(separator: "\n")
  }
}
