package import SceneText
package import Terminal

/// Where the prompt's answers are drawn.
package struct Canvas: Sendable {
  /// The room and the signs to draw with.
  package var layout: TextLayout
  /// The colours to draw with.
  package var style: Stylist
  private let output: any TextOutput

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - output: Where the text goes.
  ///   - profile: What can be shown there.
  package init(output: any TextOutput, profile: DisplayProfile) {
    self.output = output
    layout = TextLayout(profile)
    style = Stylist(usesColor: profile.usesColor, usesLinks: profile.usesLinks)
  }

  /// Follows an output that can show something else now.
  ///
  /// - Parameter profile: What can be shown.
  package mutating func follow(_ profile: DisplayProfile) {
    layout = TextLayout(profile)
    style = Stylist(usesColor: profile.usesColor, usesLinks: profile.usesLinks)
  }

  /// Draws lines.
  ///
  /// - Parameter lines: The lines, without line breaks.
  package func draw(_ lines: [StyledText]) {
    guard !lines.isEmpty else { return }
    output.write(lines.map { style($0) + "\n" }.joined())
  }

  /// Draws what a command has brought: what the app printed, then the command's own lines.
  ///
  /// - Parameter report: What came of the command.
  package func draw(_ report: CommandReport) {
    draw(ReportText(report: report, layout: layout).lines)
  }

  /// Draws why a line was not done.
  ///
  /// - Parameters:
  ///   - fault: What is wrong.
  ///   - line: The line, which is shown when the place in it matters.
  package func draw(_ fault: CommandFault, in line: String) {
    draw(FaultDrawing(fault: fault, line: line).lines(layout))
  }
}

extension TextLayout {
  /// The layout for an output.
  ///
  /// - Parameter profile: What can be shown there.
  package init(_ profile: DisplayProfile) {
    self.init(width: profile.columns, signs: profile.usesUnicode ? .unicode : .ascii)
  }
}
