package import SceneText

/// A format in which coverage is written.
package enum CoverageFormat: String, Hashable, Sendable, CaseIterable {
  /// Readable text: a line for each kind, the unvisited places, and a drawing of the graph.
  case text
  /// JSON in NavLab's own schema, for programs.
  case json
  /// A page for a browser.
  case html

  /// Returns coverage in a format for programs and browsers, or nil for readable text.
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
