package import Findings
package import SceneText

extension FindingsText {
  /// The maximum number of findings in a brief report.
  private static let briefCount = 3

  /// Returns a brief report of findings, for a user who is busy with other work.
  ///
  /// - Parameters:
  ///   - outcome: The findings.
  ///   - layout: The layout width and character set.
  /// - Returns: A line or two for each of the first findings, and the command for all of them; empty without findings.
  package static func brief(_ outcome: LintOutcome, _ layout: TextLayout) -> [StyledText] {
    guard let first = outcome.findings.first else { return [] }
    let shown = outcome.findings.prefix(briefCount).flatMap { finding in
      let place = finding.place
      let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
      let head = "\(Printable.line(file)):\(place.start.line): "
      return layout.paragraph(
        "\(finding.message) [\(finding.fault)]",
        after: StyledText("lint: ", .warning) + StyledText(head, .heading),
        indent: 6
      )
    }
    let rest = outcome.findings.count - briefCount
    let more = rest > 0 ? "\(rest) more; " : ""
    return shown
      + layout.paragraph(
        "\(more)'navlab lint' shows the lines, and 'navlab explain \(first.fault)' explains the mistake.",
        style: .secondary,
        indent: 0
      )
  }
}
