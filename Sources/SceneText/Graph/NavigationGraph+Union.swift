extension NavigationGraph {
  /// Adds the places and connections of another graph of the same app.
  ///
  /// - Parameter other: The graph.
  package mutating func formUnion(_ other: NavigationGraph) {
    let positions = other.places.map { add($0) }
    for way in other.ways { add(way, from: positions[way.from], to: positions[way.to]) }
  }

  /// Adds a presentation or screen that the source declares, as an unvisited place.
  ///
  /// - Parameter name: The name, such as `sheet Settings`.
  package mutating func declare(_ name: String) {
    guard let app = places.firstIndex(where: { $0.kind == .app }) else { return }
    let name = Printable.line(name)
    let place = add(Place(key: "app/\(name)", name: name, kind: .presentation, isVisited: false))
    add(Way(from: app, to: place, kind: .declares, labels: []), from: app, to: place)
  }
}
