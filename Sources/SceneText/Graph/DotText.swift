/// A graph in the language of Graphviz.
package struct DotText {
  private let graph: NavigationGraph

  /// Creates the text of a graph.
  ///
  /// - Parameter graph: The graph.
  package init(_ graph: NavigationGraph) {
    self.graph = graph
  }

  /// The lines of the graph's text.
  package var lines: [String] {
    let places = graph.places.enumerated().map { index, place in
      "  p\(index) [\(attributes(of: place).joined(separator: ", "))];"
    }
    let ways = graph.ways.map { way in
      let attributes = attributes(of: way).joined(separator: ", ")
      return "  p\(way.from) -> p\(way.to)\(attributes.isEmpty ? "" : " [\(attributes)]");"
    }
    return ["digraph navigation {"] + places + ways + ["}"]
  }

  private func attributes(of place: NavigationGraph.Place) -> [String] {
    let name = place.kind == .missing ? "\(place.name): no destination" : place.name
    var attributes = ["label=\(quoted(name))"]
    switch place.kind {
    case .app: attributes.append("shape=oval")
    case .tab: attributes.append("shape=tab")
    case .screen: attributes.append("shape=box")
    case .presentation: attributes.append("shape=box, peripheries=2")
    case .missing: attributes.append("shape=octagon, color=red")
    }
    if !place.isVisited { attributes.append("style=dashed") }
    return attributes
  }

  private func attributes(of way: NavigationGraph.Way) -> [String] {
    let label = way.label.map { ["label=\(quoted($0))"] } ?? []
    switch way.kind {
    case .holds: return label + ["arrowhead=none"]
    case .leads: return label
    case .presents: return label + ["style=bold"]
    case .declares: return label + ["style=dashed"]
    }
  }

  /// Returns text in quotation marks, with backslashes, quotation marks and ampersands escaped.
  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("&", with: "&amp;"))\""
  }
}
