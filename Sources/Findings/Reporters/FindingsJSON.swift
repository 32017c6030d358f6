#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Findings in NavLab's own JSON; `Docs/Linting.md` says what is in it.
package struct FindingsJSON: Hashable, Sendable, Codable {
  /// The version of the form; it grows when something is taken out or means something else.
  package var version = 1
  /// The number of files that were looked at.
  package var files: Int
  /// The mistakes, by file and place.
  package var findings: [Finding]
  /// The files that could not be judged, or not wholly.
  package var problems: [LintProblem]

  /// Puts findings into the form.
  ///
  /// - Parameter outcome: What was found.
  package init(_ outcome: LintOutcome) {
    files = outcome.fileCount
    findings = outcome.findings
    problems = outcome.problems
  }

  /// The JSON, with sorted keys and a line break at the end.
  ///
  /// - Returns: The text.
  /// - Throws: An error of the encoder.
  package func text() throws -> String { try Self.text(of: self) }

  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
