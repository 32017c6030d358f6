#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Findings in NavLab's own JSON format, which `Docs/Linting.md` describes.
package struct FindingsJSON: Hashable, Sendable, Codable {
  /// The version of the format, which increases when something is removed or changes its meaning.
  package var version = 1
  /// The number of checked files.
  package var files: Int
  /// The mistakes, by file and place.
  package var findings: [Finding]
  /// The files that could not be checked, or only partly.
  package var problems: [LintProblem]

  /// Converts findings into the format.
  ///
  /// - Parameter outcome: The findings.
  package init(_ outcome: LintOutcome) {
    files = outcome.fileCount
    findings = outcome.findings
    problems = outcome.problems
  }

  /// Returns the JSON, with sorted keys and a final line feed.
  ///
  /// - Returns: The text.
  /// - Throws: Any error of the encoder.
  package func text() throws -> String { try Self.text(of: self) }

  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
