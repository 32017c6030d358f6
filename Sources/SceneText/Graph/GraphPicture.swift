/// A graph as an SVG picture: a tree of the connections from the app, in which unvisited places are dashed.
package struct GraphPicture {
  private let graph: NavigationGraph

  /// Creates the picture of a graph.
  ///
  /// - Parameter graph: The graph.
  package init(_ graph: NavigationGraph) {
    self.graph = graph
  }

  /// A place in the picture.
  private struct Row {
    let place: Int
    let depth: Int
    /// The index of the row from which a connection leads to the place, or nil for the first row.
    let origin: Int?
    let isPresented: Bool
    let isKnown: Bool
  }

  /// The horizontal offset of a row from its parent.
  private static let step = 28
  private static let height = 34
  private static let box = 24

  /// The markup of the `svg` element, whose colours follow those of the surrounding text.
  package var text: String {
    let rows = rows
    let boxes = rows.map { row -> (left: Int, width: Int) in
      let name = self.name(of: row)
      return (row.depth * Self.step + 1, DisplayWidth.columns(of: name) * 8 + 16)
    }
    let width = boxes.map { $0.left + $0.width }.max() ?? 0
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"The places of the app and the ways between "
        + "them\" viewBox=\"0 0 \(width + 2) \(rows.count * Self.height)\" width=\"\(width + 2)\" "
        + "font-family=\"monospace\" font-size=\"13\" fill=\"none\" stroke=\"currentColor\">"
    ]
    for (index, row) in rows.enumerated() {
      let place = graph.places[row.place]
      let top = index * Self.height + 2
      let middle = top + Self.box / 2
      let dashes = place.isVisited ? "" : " stroke-dasharray=\"4 3\""
      if let origin = row.origin {
        let left = boxes[origin].left + 10
        let start = origin * Self.height + 2 + Self.box
        parts.append("<path d=\"M\(left) \(start)V\(middle)H\(boxes[index].left)\"\(dashes)/>")
      }
      let line = row.isPresented ? " stroke-width=\"2\"" : ""
      parts.append(
        "<rect x=\"\(boxes[index].left)\" y=\"\(top)\" width=\"\(boxes[index].width)\" height=\"\(Self.box)\" "
          + "rx=\"6\"\(dashes)\(line)/>"
      )
      parts.append(
        "<text x=\"\(boxes[index].left + 8)\" y=\"\(middle + 4)\" fill=\"currentColor\" stroke=\"none\">"
          + "\(Self.escaped(name(of: row)))</text>"
      )
    }
    return (parts + ["</svg>"]).joined(separator: "\n")
  }

  private func name(of row: Row) -> String {
    let place = graph.places[row.place]
    let note = place.kind == .missing ? ": no destination" : row.isKnown ? " (see above)" : ""
    return Printable.line(place.name) + note
  }

  /// The places in reading order.
  ///
  /// The computation is not recursive, because paths can be long.
  private var rows: [Row] {
    var rows: [Row] = []
    var drawn: Set<Int> = []
    let goals = Set(graph.ways.map(\.to))
    let starts = graph.places.indices.filter { !goals.contains($0) } + Array(graph.places.indices)
    for start in starts where !drawn.contains(start) {
      var waiting = [Row(place: start, depth: 0, origin: nil, isPresented: false, isKnown: false)]
      while let next = waiting.popLast() {
        let isKnown = !drawn.insert(next.place).inserted
        rows.append(
          Row(
            place: next.place,
            depth: next.depth,
            origin: next.origin,
            isPresented: next.isPresented,
            isKnown: isKnown
          )
        )
        guard !isKnown else { continue }
        let origin = rows.count - 1
        for way in graph.ways.filter({ $0.from == next.place }).reversed() {
          waiting.append(
            Row(
              place: way.to,
              depth: next.depth + 1,
              origin: origin,
              isPresented: way.kind == .presents,
              isKnown: false
            )
          )
        }
      }
    }
    return rows
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
