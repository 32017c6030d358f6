package import SceneText

/// The coverage of an app's navigation as readable text, with a line for each kind and all unvisited places.
package struct CoverageText {
  private let coverage: Coverage
  private let graph: NavigationGraph

  /// Creates the text about coverage.
  ///
  /// - Parameters:
  ///   - coverage: The coverage.
  ///   - graph: The places of the app and the connections between them.
  package init(_ coverage: Coverage, graph: NavigationGraph) {
    self.coverage = coverage
    self.graph = graph
  }

  /// Returns the lines of the text.
  ///
  /// - Parameter layout: The layout width and character set.
  /// - Returns: The lines.
  package func lines(_ layout: TextLayout) -> [StyledText] {
    let visited = coverage.items.count - coverage.unvisited.count
    var lines = layout.paragraph(
      "navigation coverage: \(coverage.wholePercent)% (\(visited) of \(coverage.items.count))",
      style: .heading,
      indent: 2
    )
    for kind in CoverageKind.allCases {
      let items = coverage.items(kind)
      guard !items.isEmpty else { continue }
      let missed = items.filter { !$0.isVisited }
      let count = "\(items.count - missed.count)/\(items.count)"
      let head = kind.plural + String(repeating: " ", count: Self.headWidth - kind.plural.count)
      lines.append(
        StyledText("  \(head)\(count)", missed.isEmpty ? .success : .plain)
      )
      for item in missed {
        let place = item.place.map { " (\($0))" } ?? ""
        lines += layout.paragraph(
          "\(item.name)\(place)",
          after: StyledText("    not visited  ", .secondary)
        )
      }
    }
    return lines + GraphDrawing.lines(of: graph, layout, dashesUnvisited: true)
  }

  private static let headWidth = 14
}
