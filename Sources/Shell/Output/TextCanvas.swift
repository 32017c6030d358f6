package import SceneText
package import Terminal

/// The canvas on which the prompt's answers are drawn.
package struct TextCanvas: Sendable {
  /// The layout, with the width and character set of the drawn lines.
  package var layout: TextLayout
  /// The colours to draw with.
  package var style: Stylist
  private let output: any TextOutput
  private let invocation: Invocation
  private let clearing: String?

  /// Creates a canvas for an output.
  ///
  /// - Parameters:
  ///   - output: The output for the text.
  ///   - profile: The capabilities of the terminal.
  ///   - invocation: The way to start NavLab from where the text is read.
  package init(
    output: any TextOutput,
    profile: DisplayProfile,
    invocation: Invocation = Invocation()
  ) {
    self.output = output
    self.invocation = invocation
    clearing = profile.isErasable ? "\u{1B}[H\u{1B}[2J\u{1B}[3J" : nil
    layout = TextLayout(profile, invocation: invocation)
    style = Stylist(usesColor: profile.usesColor, usesLinks: profile.usesLinks)
  }

  /// Adapts the canvas to the changed properties of its output.
  ///
  /// - Parameter profile: What can be shown.
  package mutating func follow(_ profile: DisplayProfile) {
    layout = TextLayout(profile, invocation: invocation)
    style = Stylist(usesColor: profile.usesColor, usesLinks: profile.usesLinks)
  }

  /// Draws lines of text.
  ///
  /// - Parameter lines: The lines, without line breaks.
  package func draw(_ lines: [StyledText]) {
    guard !lines.isEmpty else { return }
    output.write(lines.map { style($0) + "\n" }.joined())
  }

  /// Draws the result of a command, with the app's output before the command's answer.
  ///
  /// - Parameter report: The result of the command.
  package func draw(_ report: CommandReport) {
    if report.clearsScreen, let clearing { output.write(clearing) }
    draw(CommandReportText(report: report, layout: layout).lines)
  }

  /// Draws the reason why a line failed.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - line: The line, which is shown if the place in it matters.
  package func draw(_ fault: CommandFault, in line: String) {
    draw(FaultDrawing(fault: fault, line: line).lines(layout))
  }
}

extension TextLayout {
  /// Creates the layout that matches an output's properties.
  ///
  /// - Parameters:
  ///   - profile: The capabilities of the terminal.
  ///   - invocation: The way to start NavLab from where the text is read.
  package init(_ profile: DisplayProfile, invocation: Invocation = Invocation()) {
    self.init(
      width: profile.columns,
      signs: profile.usesUnicode ? .unicode : .ascii,
      invocation: invocation
    )
  }
}
