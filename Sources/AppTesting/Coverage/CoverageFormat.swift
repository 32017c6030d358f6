package import SceneText

/// The forms in which coverage is written.
package enum CoverageFormat: String, Hashable, Sendable, CaseIterable {
  /// Readable text: a line for each kind, the places that no test has visited, and the drawn graph.
  case text
  /// NavLab's own JSON, for programs.
  case json
  /// A page for a browser.
  case html

  /// Writes coverage for programs and browsers.
  ///
  /// - Parameters:
  ///   - coverage: The coverage.
  ///   - graph: The places of the app and the connections between them.
  ///   - app: The name of the app.
  /// - Returns: The text, or nil for `text`, which depends on the terminal.
  /// - Throws: Any error of the encoder, which is an error inside NavLab.
  package func write(
    _ coverage: Coverage,
    graph: NavigationGraph,
    of app: String
  ) throws -> String? {
    switch self {
    case .text: nil
    case .json: try CoverageJSON(coverage).text()
    case .html: CoveragePage(app: app, coverage, graph: graph).text
    }
  }
}
