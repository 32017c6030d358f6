package import FaultCatalogue

/// A format for findings.
package enum LintFormat: String, Hashable, Sendable, CaseIterable {
  /// Text for people, with a mark below each place in its line.
  case text
  /// NavLab's own JSON for programs.
  case json
  /// A SARIF 2.1.0 log for code hosts and editors.
  case sarif
  /// Annotations beside the lines of a pull request on GitHub.
  case github
  /// Lines that Xcode and most editors show as marks beside the source.
  case xcode

  /// Returns the findings in this format, or nil if the format is `text`.
  ///
  /// - Parameters:
  ///   - outcome: The findings.
  ///   - version: The version of NavLab.
  ///   - faults: The catalogue of faults, for formats that explain them.
  /// - Returns: The text, or nil for `text`, which depends on the terminal.
  /// - Throws: Any error of the encoder or the catalogue, which is an error inside NavLab.
  package func write(
    _ outcome: LintOutcome,
    version: String,
    faults: any FaultEntrySource
  ) throws -> String? {
    switch self {
    case .text: nil
    case .json: try FindingsJSON(outcome).text()
    case .sarif: try FindingsSARIF(outcome, version: version, faults: faults).text()
    case .github: FindingsAnnotations(outcome).text
    case .xcode: FindingsLines(outcome).text
    }
  }
}
