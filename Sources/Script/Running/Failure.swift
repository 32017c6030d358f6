package import AppSession
package import SceneText

/// A reason why a command failed.
package enum Failure: Error, Hashable, Sendable {
  /// A command that cannot be understood.
  case misuse(ScriptError)
  /// A command that is not possible in the current state of the app, with the reason and the alternatives.
  ///
  /// The list holds further lines, such as the elements that a label could mean. The slip names the wrong word.
  case refused(String, choices: [String] = [], slip: Slip? = nil)
  /// An expectation that was not met.
  case mismatch(Mismatch)
  /// The end of the app during the command with the given title, and the ways to go on.
  case ended(Ending, during: String?, ways: WaysOn = WaysOn())
  /// A failure to compile the learner's files, with the compiler's messages.
  case doesNotCompile(String)
  /// A failure in a file that the script includes.
  indirect case elsewhere(Failure, at: ScriptPosition)
  /// A failure of a command that had already produced output.
  indirect case after([StyledText], Failure)

  /// The verdict that corresponds to the failure.
  package var verdict: Verdict {
    switch self {
    case .misuse: .misuse
    case .refused, .mismatch: .fallsShort
    case .ended: .crashed
    case .doesNotCompile: .doesNotCompile
    case .elsewhere(let failure, _), .after(_, let failure): failure.verdict
    }
  }

  /// The lines of output before the failure.
  package var shown: [StyledText] {
    if case .after(let lines, _) = self { lines } else { [] }
  }

  /// A description of the failure on one line, without its position.
  package var message: String {
    switch self {
    case .misuse(let error): error.message
    case .refused(let reason, _, _): reason
    case .mismatch(let mismatch):
      "expected \(mismatch.expected), but seen: \(mismatch.seen)"
    case .ended(let ending, let title, let ways): ending.explanation(during: title, ways: ways)
    case .doesNotCompile(let text): text
    case .elsewhere(.misuse(let error), _) where error.position.file != nil: "\(error)"
    case .elsewhere(let failure, let position): "\(position): \(failure.message)"
    case .after(_, let failure): failure.message
    }
  }

  /// Returns the lines that show the failure to a user.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - position: The position of the command in a script, or nil at the prompt.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout, at position: ScriptPosition? = nil) -> [StyledText] {
    let place = position?.file == nil ? "" : position.map { "\($0): " } ?? ""
    switch self {
    case .misuse(let error):
      return Self.head(error.position.file == nil ? error.message : "\(error)", layout)
    case .refused(let reason, let choices, _):
      return Self.head(place + reason, layout)
        + choices.flatMap { layout.codeLines($0, after: "  ", style: .secondary) }
    case .mismatch(let mismatch):
      return Self.head(place + "not as expected", layout)
        + layout.paragraph(mismatch.expected, after: StyledText("  expected  ", .secondary))
        + layout.paragraph(mismatch.seen, after: StyledText("  seen      ", .secondary))
    case .ended: return Self.head(place + message, layout)
    case .doesNotCompile(let text):
      return layout.messageLines(of: text).map { StyledText($0, .error) }
    case .elsewhere(let failure, let position): return failure.lines(layout, at: position)
    case .after(_, let failure): return failure.lines(layout, at: position)
    }
  }

  private static func head(_ text: String, _ layout: TextLayout) -> [StyledText] {
    layout.paragraph(text, style: .error, indent: 2)
  }
}
