#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The findings in NavLab's own JSON format, which `Docs/Linting.md` describes.
package struct FindingsJSON: Hashable, Sendable, Codable {
  /// The version of the format, which increases when a field is removed or changes its meaning.
  package var version = 1
  /// The number of files that were checked.
  package var files: Int
  /// The findings, sorted by file and place.
  package var findings: [Finding]
  /// The problems with files that were not checked, or were checked only partly.
  package var problems: [LintProblem]

  /// Creates the findings in this format from an outcome.
  ///
  /// - Parameter outcome: The findings.
  package init(_ outcome: LintOutcome) {
    files = outcome.fileCount
    findings = outcome.findings
    problems = outcome.problems
  }

  /// Returns the findings as JSON, with sorted keys and a final line feed.
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
