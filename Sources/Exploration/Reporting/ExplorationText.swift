package import SceneText

/// A report as lines for a user.
package struct ExplorationText: Sendable {
  private let report: ExplorationReport

  /// Creates a writer of a report.
  ///
  /// - Parameter report: The report.
  package init(_ report: ExplorationReport) {
    self.report = report
  }

  /// Returns the lines: each finding with its script, then the extent of the exploration.
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

  /// The extent of the exploration, in sentences.
  package var summary: String {
    let count = report.discoveries.count
    let found = count == 0 ? "nothing" : Self.number(count, "thing")
    let steps = Self.number(report.steps, "step")
    let places = Self.number(report.places, "place")
    if count > 0, report.places == 0 {
      return "Found \(found) at the launch (seed \(report.seed)). "
        + "Fix this first: nothing else was tried."
    }
    let rest =
      report.untried == 0
      ? "Everything that was found there was tried."
      : "\(report.untried) of \(report.moves) moves there \(report.untried == 1 ? "was" : "were") not tried; "
        + "more --steps try more."
    return "Found \(found) in \(steps) and \(places) (seed \(report.seed)). \(rest)"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
