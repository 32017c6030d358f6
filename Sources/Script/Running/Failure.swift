package import AppSession
package import SceneText

/// Why a command was not done, or was not right.
package enum Failure: Error, Hashable, Sendable {
  /// The command cannot be understood.
  case misuse(ScriptError)
  /// It cannot be done in this state of the app: the reason and what could be done instead, in one line.
  ///
  /// The list holds further lines, such as the elements that a label could mean; the slip tells which
  /// word is to blame.
  case refused(String, choices: [String] = [], slip: Slip? = nil)
  /// An expectation was not met.
  case mismatch(Mismatch)
  /// The app ended while the command, named by its title, was carried out.
  case ended(Ending, during: String?)

  /// How the failure counts.
  package var verdict: Verdict {
    switch self {
    case .misuse: .misuse
    case .refused, .mismatch: .fallsShort
    case .ended: .crashed
    }
  }

  /// The failure in one line, without a position.
  package var message: String {
    switch self {
    case .misuse(let error): error.message
    case .refused(let reason, _, _): reason
    case .mismatch(let mismatch):
      "expected \(mismatch.expected), but seen: \(mismatch.seen)"
    case .ended(let ending, let title): ending.explanation(during: title)
    }
  }

  /// The failure as it is shown to a person.
  ///
  /// - Parameters:
  ///   - layout: The room and the signs to write with.
  ///   - position: Where the command stands, for a script that is not typed at the prompt.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout, at position: SourcePosition? = nil) -> [StyledText] {
    let place = position?.file == nil ? "" : position.map { "\($0): " } ?? ""
    switch self {
    case .misuse(let error):
      return Self.head(error.position.file == nil ? error.message : "\(error)", layout)
    case .refused(let reason, let choices, _):
      return Self.head(place + reason, layout)
        + choices.map { StyledText("  \(layout.cut($0, to: layout.width - 2))", .secondary) }
    case .mismatch(let mismatch):
      return Self.head(place + "not as expected", layout)
        + layout.paragraph(mismatch.expected, after: StyledText("  expected  ", .secondary))
        + layout.paragraph(mismatch.seen, after: StyledText("  seen      ", .secondary))
    case .ended: return Self.head(place + message, layout)
    }
  }

  private static func head(_ text: String, _ layout: TextLayout) -> [StyledText] {
    layout.paragraph(text, style: .error, indent: 2)
  }
}
