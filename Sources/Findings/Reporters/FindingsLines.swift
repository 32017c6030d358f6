import FaultCatalogue
import SceneModel

/// Findings in lines that Xcode and most editors show as marks: `file:line:column: warning: …`.
package struct FindingsLines: Hashable, Sendable {
  private let outcome: LintOutcome

  /// Creates a writer of findings.
  ///
  /// - Parameter outcome: The findings.
  package init(_ outcome: LintOutcome) {
    self.outcome = outcome
  }

  /// The lines.
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

  /// Returns text with blanks for what would end a line, move a cursor or turn text round.
  private static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isHarmful ? " " : $0 }))
  }
}
