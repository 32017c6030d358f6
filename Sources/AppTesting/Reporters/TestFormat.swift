/// A format for the results of tests.
package enum TestFormat: String, Hashable, Sendable, CaseIterable {
  /// Readable text with the failures and a final line.
  case text
  /// JSON in NavLab's own schema, for programs.
  case json
  /// The JUnit XML format, which build servers can display.
  case junit
  /// Annotations in the log of a GitHub workflow.
  case github

  /// Returns results in a format for programs, or nil for readable text.
  ///
  /// - Parameter report: The results.
  /// - Returns: The text, or nil for `text`, which depends on the terminal.
  /// - Throws: Any error of the encoder, which is an error inside NavLab.
  package func write(_ report: TestReport) throws -> String? {
    switch self {
    case .text: nil
    case .json: try TestJSON(report).text()
    case .junit: TestJUnit(report).text
    case .github: TestAnnotations(report).text
    }
  }
}
