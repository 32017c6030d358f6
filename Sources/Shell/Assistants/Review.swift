package import FaultCatalogue
package import Findings
package import SceneText

/// A review of code that a coding assistant has written, with a summary of findings and questions to ask next.
package struct Review: Hashable, Sendable {
  private let outcome: LintOutcome
  private let faults: [String: FaultEntry]

  /// Creates a review from the findings in the code.
  ///
  /// - Parameters:
  ///   - outcome: The findings in the code.
  ///   - faults: The catalogue of mistakes.
  /// - Throws: `CommandFailure` if the entry on a mistake in the code cannot be read.
  package init(
    _ outcome: LintOutcome,
    faults: any FaultEntrySource
  ) throws(CommandFailure) {
    self.outcome = outcome
    let found = Set(outcome.findings.map(\.fault)).compactMap(Fault.named)
    self.faults = try CourseFailure.translate {
      let entries = try found.map(faults.entry)
      return Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
    }
  }

  /// Returns the summary, followed by the request or the questions to ask next.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines; empty if no file could be read.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    guard !outcome.findings.isEmpty else { return questions(layout) }
    var lines = [
      StyledText("Found: \(Self.count(outcome.findings.count, "place")), by mistake", .heading), "",
    ]
    for entry in entries {
      let times = StyledText("\(entry.places.count)x ")
      let summary = faults[entry.id].map { ": \($0.fault.summary)" } ?? ""
      lines += layout.paragraph("\(entry.id) (\(entry.severity.rawValue))\(summary)", after: times)
    }
    lines += ["", StyledText("Ask the assistant:", .heading), ""]
    lines += layout.paragraph(
      "Change only the following in your code."
    )
    lines += [""]
    for entry in entries {
      lines += layout.paragraph(request(for: entry), after: "- ")
      for place in entry.places {
        lines += layout.paragraph(place, after: "  - ")
      }
    }
    lines += [""]
    lines += layout.paragraph(
      "Give the changed files in full. For each place, say what you changed and why."
    )
    return lines
  }

  /// The findings of one kind of mistake.
  private struct Entry {
    var id: String
    var severity: Fault.Severity
    var places: [String]
  }

  /// The mistakes, ordered by severity and then by the number of findings.
  private var entries: [Entry] {
    var entries: [Entry] = []
    for finding in outcome.findings {
      let start = finding.place.start
      let place = "\(finding.place.file):\(start.line):\(start.column): \(finding.message)."
      if let index = entries.firstIndex(where: { $0.id == finding.fault }) {
        entries[index].places.append(place)
      } else {
        entries.append(Entry(id: finding.fault, severity: finding.severity, places: [place]))
      }
    }
    let ranks = Fault.Severity.allCases
    return entries.sorted { left, right in
      let own = (ranks.firstIndex(of: left.severity) ?? 0, left.places.count)
      let other = (ranks.firstIndex(of: right.severity) ?? 0, right.places.count)
      return own == other ? left.id < right.id : own > other
    }
  }

  private func request(for entry: Entry) -> String {
    guard let fault = faults[entry.id] else { return "\(entry.id):" }
    return "\(fault.fault.summary) (\(entry.id)). \(fault.remedy)"
  }

  /// Returns questions about code without findings, or no lines if there is no code.
  private func questions(_ layout: TextLayout) -> [StyledText] {
    guard outcome.fileCount > 0 else { return [] }
    var lines = layout.paragraph("Found: nothing in \(Self.count(outcome.fileCount, "file")).")
    lines += [
      "", StyledText("Ask the assistant about points that no tool can check:", .heading), "",
    ]
    for question in Self.questions {
      lines += layout.paragraph(question, after: "- ")
    }
    lines += [""]
    lines += layout.paragraph(
      "Then drive the app with 'navlab run'. The command 'issues' lists problems that only a running app shows."
    )
    return lines
  }

  private static let questions = [
    "Which value decides that a screen is shown, and who owns it? Is there only one owner?",
    "After a link has opened a screen deep in the app, which screens does the back button lead to?",
    "What does the user see when a link names something that does not exist?",
    "What happens when somebody goes back, or taps again, while a task is waiting?",
    "Where does the app save the user's place, and what happens if it cannot read this place at the next launch?",
  ]

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
