package import SceneModel

/// The text that describes the issues in an app.
package struct IssuesText {
  private let issues: [Issue]

  /// Creates a report on issues.
  ///
  /// - Parameter issues: The issues, oldest first.
  package init(_ issues: [Issue]) {
    self.issues = issues
  }

  /// Returns the issues as lines, each with its rule, its location and its message.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines; a single line if there are no issues.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    guard !issues.isEmpty else { return [StyledText("no issues", .secondary)] }
    return issues.flatMap { Self.lines(for: $0, layout) }
  }

  /// Returns the lines for an issue, beginning with an exclamation mark.
  static func lines(for issue: Issue, _ layout: TextLayout) -> [StyledText] {
    let style: Style = issue.severity == .error ? .error : .warning
    var head = StyledText("! ", style)
    head.append(Printable.line(issue.rule), style)
    var places: [String] = []
    if let view = issue.view { places.append("in \(view)") }
    if let file = issue.file {
      places.append("at \(file)\(issue.line.map { ":\($0)" } ?? "")")
    }
    var lines = [head]
    if !places.isEmpty {
      head.append(" ")
      let place = places.joined(separator: " ")
      lines = layout.paragraph(place, after: head, style: .secondary, indent: 2)
    }
    return lines + layout.paragraph(issue.message, after: "  ")
  }
}
