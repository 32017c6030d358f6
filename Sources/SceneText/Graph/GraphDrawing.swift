/// A graph as a text drawing: a tree of paths from the app, in which each place appears once.
package struct GraphDrawing {
  private let graph: NavigationGraph
  private let layout: TextLayout
  private let dashesUnvisited: Bool
  private var lines: [StyledText] = []
  private var drawn: Set<Int> = []
  private var kinds: Set<NavigationGraph.WayKind> = []

  /// Returns the drawing of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - layout: The layout width and character set.
  ///   - dashesUnvisited: Whether to draw dashed lines to unvisited places.
  /// - Returns: The lines.
  package static func lines(
    of graph: NavigationGraph,
    _ layout: TextLayout,
    dashesUnvisited: Bool = false
  ) -> [StyledText] {
    var drawing = GraphDrawing(graph, layout, dashesUnvisited: dashesUnvisited)
    let goals = Set(graph.ways.map(\.to))
    for start in graph.places.indices where !goals.contains(start) { drawing.draw(from: start) }
    // A cycle that nothing leads to has no beginning.
    for start in graph.places.indices where !drawing.drawn.contains(start) {
      drawing.draw(from: start)
    }
    return drawing.lines + drawing.legend
  }

  private init(_ graph: NavigationGraph, _ layout: TextLayout, dashesUnvisited: Bool) {
    self.graph = graph
    self.layout = layout
    self.dashesUnvisited = dashesUnvisited
  }

  /// A place that must still be drawn, with the connection that leads to the place.
  private struct Branch {
    let place: Int
    let way: NavigationGraph.Way?
    /// The text before the line of the place.
    let first: String
    let rest: String
  }

  /// Draws a place and the places reachable from it.
  ///
  /// The method is not recursive, because paths can be long.
  private mutating func draw(from start: Int) {
    var branches = [Branch(place: start, way: nil, first: "", rest: "")]
    while let branch = branches.popLast() {
      let isKnown = !drawn.insert(branch.place).inserted
      let ways = isKnown ? [] : graph.ways.filter { $0.from == branch.place }
      write(branch, isKnown: isKnown, hasMore: !ways.isEmpty)
      for (index, way) in ways.enumerated().reversed() {
        let isLast = index == ways.count - 1
        branches.append(
          Branch(
            place: way.to,
            way: way,
            first: branch.rest + joint(to: way.to, isLast: isLast),
            rest: branch.rest + (isLast ? layout.signs.noTrunk : layout.signs.trunk)
          )
        )
      }
    }
  }

  /// Returns the guide line before a place, dashed if the place is unvisited.
  private func joint(to place: Int, isLast: Bool) -> String {
    let sign = isLast ? layout.signs.lastBranch : layout.signs.branch
    guard dashesUnvisited, !graph.places[place].isVisited else { return sign }
    return sign.replacing("─", with: "╌").replacing("-", with: ".")
  }

  private mutating func write(_ branch: Branch, isKnown: Bool, hasMore: Bool) {
    let place = graph.places[branch.place]
    var first = StyledText(branch.first, .structure)
    if let way = branch.way, let sign = sign(of: way.kind) {
      kinds.insert(way.kind)
      first.append("\(sign) ", .structure)
    }
    let notes = notes(of: place, branch.way, isKnown).joined(separator: ", ")
    let name = StyledText(Printable.line(place.name), style(of: place))
    let note = notes.isEmpty ? StyledText() : StyledText("   \(notes)", .secondary)
    guard (first + name + note).columns > layout.width else {
      lines.append(first + name + note)
      return
    }
    // If there is not enough room, the text goes below, beside the lines that continue.
    let trunk = StyledText(branch.rest + (hasMore ? layout.signs.trunk : ""), .structure)
    let narrow = layout.with(width: layout.width - max(first.columns, trunk.columns))
    for (index, line) in narrow.paragraph(place.name, style: style(of: place)).enumerated() {
      lines.append((index == 0 ? first : trunk) + line)
    }
    guard !notes.isEmpty else { return }
    lines += narrow.paragraph(notes, after: "  ", style: .secondary).map { trunk + $0 }
  }

  private func style(of place: NavigationGraph.Place) -> Style {
    switch place.kind {
    case .missing: .error
    case _ where !place.isVisited: .secondary
    case .app: .heading
    case .tab, .screen, .presentation: .plain
    }
  }

  private func notes(
    of place: NavigationGraph.Place,
    _ way: NavigationGraph.Way?,
    _ isKnown: Bool
  ) -> [String] {
    var notes: [String] = []
    if let label = way?.label { notes.append("by \(label)") }
    if place.kind == .missing { notes.append("no destination") }
    if isKnown {
      notes.append("see above")
    } else if !place.isVisited {
      notes.append("not visited")
    }
    return notes
  }

  private func sign(of kind: NavigationGraph.WayKind) -> String? {
    let isUnicode = layout.signs == .unicode
    return switch kind {
    case .holds: nil
    case .leads: isUnicode ? "→" : "->"
    case .presents: isUnicode ? "⇒" : "=>"
    case .declares: isUnicode ? "⇢" : "..>"
    }
  }

  private var legend: [StyledText] {
    let meanings: [(NavigationGraph.WayKind, String)] = [
      (.leads, "a link or a push leads there"), (.presents, "is presented over it"),
      (.declares, "a destination is declared"),
    ]
    let known = meanings.filter { kinds.contains($0.0) }
    guard !known.isEmpty else { return [] }
    let text = known.map { "\(sign(of: $0.0) ?? "") \($0.1)" }.joined(separator: "; ")
    return layout.paragraph(text, style: .secondary)
  }
}
