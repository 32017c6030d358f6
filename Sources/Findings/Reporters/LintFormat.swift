package import FaultCatalogue

/// The formats of findings.
package enum LintFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: the line with a mark below the place.
  case text
  /// NavLab's own JSON, for programs.
  case json
  /// SARIF 2.1.0, which code hosts and editors read.
  case sarif
  /// Annotations beside the lines of a pull request on GitHub.
  case github
  /// Lines that Xcode and most editors show as marks beside the source.
  case xcode

  /// Writes findings for programs.
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
