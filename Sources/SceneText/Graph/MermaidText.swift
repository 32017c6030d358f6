/// A graph in the language of Mermaid.
package struct MermaidText {
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
      "  p\(index)\(shape(of: place))"
    }
    let ways = graph.ways.map { way in "  p\(way.from) \(arrow(of: way)) p\(way.to)" }
    let unvisited = graph.places.indices.filter { !graph.places[$0].isVisited }
    let missing = graph.places.indices.filter { graph.places[$0].kind == .missing }
    return ["graph TD"] + places + ways
      + style("unvisited", "stroke-dasharray: 4", unvisited.filter { !missing.contains($0) })
      + style("missing", "stroke: red", missing)
  }

  private func shape(of place: NavigationGraph.Place) -> String {
    let name = quoted(place.kind == .missing ? "\(place.name): no destination" : place.name)
    switch place.kind {
    case .app: return "([\(name)])"
    case .tab: return "(\(name))"
    case .screen: return "[\(name)]"
    case .presentation: return "[[\(name)]]"
    case .missing: return "{{\(name)}}"
    }
  }

  private func arrow(of way: NavigationGraph.Way) -> String {
    let label = way.label.map { "|\(quoted($0))|" } ?? ""
    switch way.kind {
    case .holds: return "---"
    case .leads: return "-->\(label)"
    case .presents: return "==>"
    case .declares: return "-.->"
    }
  }

  private func style(_ name: String, _ style: String, _ places: [Int]) -> [String] {
    guard !places.isEmpty else { return [] }
    let list = places.map { "p\($0)" }.joined(separator: ",")
    return ["  classDef \(name) \(style)", "  class \(list) \(name)"]
  }

  /// Returns text in quotation marks, with Mermaid's markup characters written as entities.
  private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      switch character {
      case "#": result += "#35;"
      case "\"": result += "#quot;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "`": result += "#96;"
      case "&": result += "#amp;"
      case "%": result += "#37;"
      case "\\": result += "#92;"
      default: result.append(character)
      }
    }
    return "\"\(escaped)\""
  }
}

extension NavigationGraph.Way {
  /// The labels of the first few links of the connection, or nil for a connection without links.
  var label: String? {
    guard !labels.isEmpty else { return nil }
    let rest = labels.count > 3 ? " and \(labels.count - 3) more" : ""
    return labels.prefix(3).joined(separator: ", ") + rest
  }
}
