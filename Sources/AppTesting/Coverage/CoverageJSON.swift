import Grading

/// The JSON representation of the coverage of an app's navigation.
package struct CoverageJSON: Encodable {
  private let version = 1
  private let percent: Double
  private let visited: Int
  private let total: Int
  private let kinds: [Kind]
  private let items: [CoverageItem]

  private struct Kind: Encodable {
    var kind: CoverageKind
    var visited: Int
    var total: Int
  }

  private enum CodingKeys: CodingKey {
    case version
    case percent
    case visited
    case total
    case kinds
    case items
  }

  /// Creates the representation of coverage.
  ///
  /// - Parameter coverage: The coverage.
  package init(_ coverage: Coverage) {
    percent = (coverage.percent * 10).rounded(.down) / 10
    total = coverage.items.count
    visited = total - coverage.unvisited.count
    kinds = CoverageKind.allCases.compactMap { kind in
      let items = coverage.items(kind)
      guard !items.isEmpty else { return nil }
      return Kind(kind: kind, visited: items.count(where: \.isVisited), total: items.count)
    }
    items = coverage.items
  }

  /// Returns the coverage as JSON text.
  ///
  /// - Returns: The JSON, with a line end at its end.
  /// - Throws: Any error of the encoder.
  package func text() throws -> String { try PrettyJSON.text(of: self) }
}
