package import SceneText

/// A report in the form of lines for a user.
package struct ExplorationText: Sendable {
  private let report: ExplorationReport

  /// Creates the text of a report.
  ///
  /// - Parameter report: The report.
  package init(_ report: ExplorationReport) {
    self.report = report
  }

  /// Returns the lines of each finding with its script, followed by the extent of the exploration.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    var lines: [StyledText] = []
    for (index, discovery) in report.discoveries.enumerated() {
      let title = discovery.entry ?? discovery.kind.rawValue
      lines.append(StyledText("\(index + 1)  \(title)", .heading))
      lines += layout.paragraph(Printable.line(discovery.message), after: StyledText("   "))
      lines += discovery.script.map { StyledText("     \(Printable.line($0))", .secondary) }
      if let expectation = discovery.expectation {
        lines.append(StyledText("     \(expectation)", .secondary))
      }
      lines.append(StyledText(""))
    }
    return lines + layout.paragraph(summary, after: StyledText(""))
  }

  /// A description of the extent of the exploration, in sentences.
  package var summary: String {
    let count = report.discoveries.count
    let found = count == 0 ? "nothing" : Self.number(count, "thing")
    let steps = Self.number(report.steps, "step")
    let places = Self.number(report.places, "place")
    if count > 0, report.places == 0 {
      return "Found \(found) at launch (seed \(report.seed)). "
        + "Fix this first; NavLab tried nothing else."
    }
    let rest =
      report.untried == 0
      ? "NavLab tried every move that it found."
      : "\(report.untried) of \(report.moves) moves \(report.untried == 1 ? "was" : "were") not tried; "
        + "increase --steps to try more."
    return "Found \(found) in \(steps) and \(places) (seed \(report.seed)). \(rest)"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
