import FaultCatalogue
package import Findings
package import SceneText

/// The text of findings for a user, each with its source line, a mark and related places.
package struct FindingsText: Sendable {
  private let layout: TextLayout
  private let source: @Sendable (String) -> SourceLines?

  /// Creates a text with a layout and a closure for the lines of source files.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - source: A closure that finds the lines of a file by its path, or returns nil if they can no longer be read.
  package init(layout: TextLayout, source: @escaping @Sendable (String) -> SourceLines?) {
    self.layout = layout
    self.source = source
  }

  /// Returns the lines of all findings and problems, followed by a summary.
  ///
  /// - Parameter outcome: The findings.
  /// - Returns: The lines.
  package func lines(_ outcome: LintOutcome) -> [StyledText] {
    outcome.findings.flatMap { lines($0) + [""] }
      + outcome.problems.flatMap(lines)
      + (outcome.problems.isEmpty ? [] : [""])
      + summary(outcome)
  }

  /// Returns the lines of one finding.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: The place and the message, the source, and the notes.
  package func lines(_ finding: Finding) -> [StyledText] {
    let style = Self.style(of: finding.severity)
    let head =
      StyledText("\(Self.text(of: finding.place)): ", .heading)
      + StyledText("\(finding.severity.rawValue): ", style)
    return layout.paragraph("\(finding.message) [\(finding.fault)]", after: head, indent: 2)
      + excerpt(of: finding.place, style)
      + finding.notes.flatMap { note in
        layout.paragraph(
          "\(note.message): \(Self.text(of: note.place))",
          after: StyledText("  note: ", .secondary),
          indent: 4
        ) + excerpt(of: note.place, .secondary)
      }
      + (finding.fix.map {
        layout.paragraph("\($0.title) (--fix does it)", after: StyledText("  fix: ", .secondary))
      } ?? [])
  }

  /// Returns the source line of a place with a mark below it, truncated around the place if the line is long.
  private func excerpt(of place: SourcePlace, _ style: Style) -> [StyledText] {
    guard let text = source(place.file)?.text(ofLine: place.start.line) else { return [] }
    let scalars = Array(text.unicodeScalars)
    let start = min(max(0, place.start.column - 1), scalars.count)
    let isOneLine = place.end.line == place.start.line
    let end = isOneLine ? min(max(start, place.end.column - 1), scalars.count) : scalars.count
    let number = "\(place.start.line)"
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let room = layout.width - margin.count - 3
    guard room > 10 else { return [] }
    var before = Self.printable(scalars[..<start])
    let word = Self.printable(scalars[start..<end])
    let after = Self.printable(scalars[end...])
    let most = max(0, room - min(DisplayWidth.columns(of: word), room / 2) - 1)
    if DisplayWidth.columns(of: before) > most {
      before = layout.end(of: before, columns: most)
    }
    let offset = DisplayWidth.columns(of: before)
    let shown = layout.beginning(of: before + word + after, columns: room)
    let marked = max(1, min(DisplayWidth.columns(of: word), room - offset))
    let mark = "^" + String(repeating: "~", count: marked - 1)
    let blanks = String(repeating: " ", count: margin.count)
    return [
      StyledText("\(margin) | ", .structure) + StyledText(shown),
      StyledText("\(blanks) | ", .structure)
        + StyledText(String(repeating: " ", count: offset)) + StyledText(mark, style),
    ]
  }

  private func lines(_ problem: LintProblem) -> [StyledText] {
    let place = problem.line.map { ":\($0)" } ?? ""
    let head = StyledText("\(Printable.line(problem.file))\(place): ", .heading)
    return layout.paragraph(problem.message, after: head, indent: 2)
  }

  private func summary(_ outcome: LintOutcome) -> [StyledText] {
    let files = Self.count(outcome.fileCount, "file")
    guard !outcome.findings.isEmpty else {
      guard outcome.fileCount > 0 else {
        let isEmpty = outcome.problems.isEmpty
        return [StyledText(isEmpty ? "There is no Swift file." : "No file was checked.", .warning)]
      }
      let style: Style = outcome.problems.isEmpty ? .success : .warning
      return [StyledText("Nothing found in \(files).", style)]
    }
    let parts = [Fault.Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = outcome.count(of: severity)
      return count == 0 ? nil : Self.count(count, severity.rawValue)
    }
    let hit = Set(outcome.findings.map(\.place.file)).count
    let fixes = outcome.findings.count { $0.fix != nil }
    let id = outcome.findings.first { Fault.named($0.fault) != nil }?.fault
    let extent = hit == outcome.fileCount ? files : "\(hit) of \(files)"
    var text = "\(parts.joined(separator: ", ")) in \(extent)."
    if let id { text += " 'navlab explain \(id)' explains the mistake." }
    if fixes > 0 { text += " --fix corrects \(fixes)." }
    return layout.paragraph(text, style: .warning)
  }

  private static func style(of severity: Fault.Severity) -> Style {
    switch severity {
    case .note: .secondary
    case .warning: .warning
    case .error: .error
    }
  }

  private static func text(of place: SourcePlace) -> String {
    "\(Printable.line(place.file)):\(place.start.line):\(place.start.column)"
  }

  private static func printable(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let text = String(String.UnicodeScalarView(scalars))
    return Printable.line(text.replacing("\t", with: "  "))
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
