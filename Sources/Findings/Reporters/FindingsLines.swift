import FaultCatalogue
import SceneModel

/// The findings as lines that Xcode and most editors recognise, such as `file:line:column: warning: …`.
package struct FindingsLines: Hashable, Sendable {
  private let outcome: LintOutcome

  /// Creates the lines for an outcome.
  ///
  /// - Parameter outcome: The findings.
  package init(_ outcome: LintOutcome) {
    self.outcome = outcome
  }

  /// The lines for the findings and problems.
  package var text: String {
    let findings = outcome.findings.flatMap { finding in
      [line(finding.place, finding.severity.rawValue, "\(finding.message) [\(finding.fault)]")]
        + finding.notes.map { line($0.place, "note", $0.message) }
    }
    let problems = outcome.problems.map {
      "\(Self.oneLine($0.file)):\($0.line ?? 1):1: warning: \(Self.oneLine($0.message))\n"
    }
    return (findings + problems).joined()
  }

  private func line(_ place: SourcePlace, _ kind: String, _ message: String) -> String {
    "\(Self.oneLine(place.file)):\(place.start.line):\(place.start.column): \(kind): "
      + "\(Self.oneLine(message))\n"
  }

  /// Returns text with blanks in place of characters that end lines, move the cursor or reverse text.
  private static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isHarmful ? " " : $0 }))
  }
}
