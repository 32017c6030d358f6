package import SceneModel

/// The visited or declared places of an app, with their connections.
package struct NavigationGraph: Hashable, Sendable {
  /// The places, in the order of their discovery.
  package private(set) var places: [Place] = []
  /// The connections between places, in the order of their discovery.
  package private(set) var ways: [Way] = []
  /// A Boolean value that indicates whether a tab counts as visited as soon as it is in the tab bar.
  private let countsShownTabs: Bool

  /// A place in an app.
  package struct Place: Hashable, Sendable {
    /// The key that identifies the place.
    var key: String
    /// The name of the place.
    package var name: String
    /// The kind of place.
    package var kind: Kind
    /// A Boolean value that indicates whether the place was visited.
    package var isVisited: Bool
  }

  /// A kind of place.
  package enum Kind: String, Hashable, Sendable {
    /// The app itself.
    case app
    /// A tab.
    case tab
    /// A screen, or the destination of a value.
    case screen
    /// A sheet, a cover, a popover, an alert or a dialog.
    case presentation
    /// A value without a destination.
    case missing
  }

  /// A connection from one place to another.
  package struct Way: Hashable, Sendable {
    /// The index of the place where the connection begins.
    package var from: Int
    /// The index of the place where the connection ends.
    package var to: Int
    /// The kind of connection.
    package var kind: WayKind
    /// The labels of the links that lead from one place to the other.
    package var labels: [String]
  }

  /// A kind of connection.
  package enum WayKind: String, Hashable, Sendable {
    /// The containment of one place in another, such as a tab in the app or a root screen in a stack.
    case holds
    /// A link or push that leads from one place to another.
    case leads
    /// The presentation of one place over the other.
    case presents
    /// The declaration of a destination that was not visited.
    case declares
  }

  /// Creates the graph of an app from its snapshots.
  ///
  /// - Parameters:
  ///   - snapshots: The moments of the app, oldest first.
  ///   - countsShownTabs: Whether a tab counts as visited when it is in the bar, or only when it
  ///     was selected.
  package init(_ snapshots: [Snapshot], countsShownTabs: Bool = true) {
    self.countsShownTabs = countsShownTabs
    for snapshot in snapshots {
      let app = place("app", Printable.line(snapshot.app), .app)
      visit(snapshot.window, from: app, in: "app")
    }
    declareUnvisited(in: snapshots)
  }

  // MARK: - Walking

  private mutating func visit(_ holder: Element, from origin: Int, in key: String) {
    for child in holder.containers {
      switch child.kind {
      case .tabView, .splitView, .column, .window: visit(child, from: origin, in: key)
      case .tab where !child.has(.hidden):
        let name = child.placeName
        let isVisited = countsShownTabs || child.has(.selected)
        let tab = place("\(key)/tab \(name)", "tab \(name)", .tab, isVisited)
        way(origin, tab, .holds)
        visit(child, from: tab, in: "\(key)/tab \(name)")
      case .tab: break
      case .navigationStack: visit(stack: child, from: origin, in: key)
      case .screen: visit(screen: child, from: origin, way: .holds, in: nil, key: key)
      default: visit(presentation: child, from: origin, in: key)
      }
    }
  }

  private mutating func visit(stack: Element, from origin: Int, in key: String) {
    var previous = origin
    for (index, screen) in stack.children.filter({ $0.kind == .screen }).enumerated() {
      previous = visit(
        screen: screen,
        from: previous,
        way: index == 0 ? .holds : .leads,
        in: stack,
        key: key
      )
    }
  }

  @discardableResult
  private mutating func visit(
    screen: Element,
    from origin: Int,
    way kind: WayKind,
    in stack: Element?,
    key: String
  ) -> Int {
    var position = origin
    if kind == .leads || places[origin].kind != .presentation {
      let route = RouteName(screen, in: stack)
      let name = kind == .holds ? screen.placeName : route.text
      position = place(
        "\(key)/\(kind == .holds ? "root \(name)" : route.text)",
        name,
        screen.has(.missingDestination) ? .missing : .screen
      )
      way(origin, position, kind)
    }
    for link in screen.contents where link.kind == .link && (link.value ?? link.name) != nil {
      guard !link.isWebLink else { continue }
      let route = RouteName(link, in: stack)
      let isMissing = link.has(.missingDestination)
      let goal = place("\(key)/\(route.text)", route.text, isMissing ? .missing : .screen, false)
      way(position, goal, .leads, label: link.label.map(Printable.line))
    }
    visit(screen, from: position, in: key)
    return position
  }

  private mutating func visit(presentation: Element, from origin: Int, in key: String) {
    let title = presentation.descendants.first { $0.isContainer && $0.label?.isEmpty == false }
    let name = presentation.kind.word + (title?.label.map { " \(Printable.quoted($0))" } ?? "")
    let position = place("\(key)/\(name)", name, .presentation)
    way(origin, position, .presents)
    visit(presentation, from: position, in: "\(key)/\(name)")
  }

  // MARK: - Declared destinations

  /// Adds the unvisited destinations of each stack, with connections from the stack's root.
  private mutating func declareUnvisited(in snapshots: [Snapshot]) {
    for snapshot in snapshots { declare(in: snapshot.window, key: "app") }
  }

  private mutating func declare(in holder: Element, key: String) {
    for child in holder.containers {
      var inner = key
      switch child.kind {
      case .tab: inner = "\(key)/tab \(child.placeName)"
      case .navigationStack:
        let root = child.children.first { $0.kind == .screen }
        let start = root.flatMap { index(of: "\(key)/root \($0.placeName)") } ?? index(of: key)
        for signature in child.routes {
          let name = Printable.line(signature)
          let isKnown = index(of: "\(key)/\(name)") != nil
          let goal = place("\(key)/\(name)", name, .screen, false)
          if let start, !isKnown { way(start, goal, .declares) }
        }
      case _ where child.kind.isPresentation:
        let title = child.descendants.first { $0.isContainer && $0.label?.isEmpty == false }
        inner = "\(key)/\(child.kind.word)\(title?.label.map { " \(Printable.quoted($0))" } ?? "")"
      default: break
      }
      declare(in: child, key: inner)
    }
  }

  // MARK: - Adding

  private func index(of key: String) -> Int? {
    places.firstIndex { $0.key == key }
  }

  private mutating func place(
    _ key: String,
    _ name: String,
    _ kind: Kind,
    _ isVisited: Bool = true
  ) -> Int {
    guard let known = index(of: key) else {
      places.append(Place(key: key, name: name, kind: kind, isVisited: isVisited))
      return places.count - 1
    }
    if isVisited { places[known].isVisited = true }
    return known
  }

  /// Adds a place, or adds facts to a known place, and returns the place's index.
  mutating func add(_ place: Place) -> Int {
    self.place(place.key, place.name, place.kind, place.isVisited)
  }

  /// Adds a connection between two places, or adds labels to a known connection.
  mutating func add(_ way: Way, from: Int, to: Int) {
    // A visit in one test has priority over a declaration in another.
    if way.kind == .declares, ways.contains(where: { $0.to == to && $0.kind != .declares }) {
      return
    }
    if way.kind != .declares { ways.removeAll { $0.to == to && $0.kind == .declares } }
    self.way(from, to, way.kind)
    for label in way.labels { self.way(from, to, way.kind, label: label) }
  }

  private mutating func way(_ from: Int, _ to: Int, _ kind: WayKind, label: String? = nil) {
    let known = ways.firstIndex { $0.from == from && $0.to == to && $0.kind == kind }
    guard let known else {
      ways.append(Way(from: from, to: to, kind: kind, labels: label.map { [$0] } ?? []))
      return
    }
    if let label, !ways[known].labels.contains(label) { ways[known].labels.append(label) }
  }
}
