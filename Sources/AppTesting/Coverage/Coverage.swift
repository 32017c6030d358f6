import Foundation

/// The extent to which tests have visited an app's navigation.
package struct Coverage: Hashable, Sendable {
  /// The items that the source declares or the running app has shown, ordered by kind.
  package let items: [CoverageItem]

  /// Creates the coverage by comparing declared and visited items.
  ///
  /// - Parameters:
  ///   - map: The navigation that the source declares.
  ///   - visits: The visits of the tests.
  package init(_ map: SourceMap, _ visits: Visits) {
    var items: [CoverageItem] = []
    let counter = Counter(visits: visits, known: Set(map.headsOfTypes.values.joined()))
    for place in map.places {
      let isVisited = counter.isVisited(place)
      let name = place.kind == .route ? visits.signature(of: place.name) : place.name
      items.append(
        CoverageItem(kind: place.kind, name: name, place: place.place, isVisited: isVisited)
      )
      if let isLeft = counter.isLeft(place) {
        items.append(
          CoverageItem(
            kind: .back,
            name: "from \(Self.origin(place, name))",
            place: place.place,
            isVisited: isLeft
          )
        )
      }
    }
    items += Self.shownOnly(map, visits)
    self.items = CoverageKind.allCases.flatMap { kind in items.filter { $0.kind == kind } }
  }

  /// Returns the name of the place from which a way back starts.
  private static func origin(_ place: DeclaredPlace, _ name: String) -> String {
    switch place.kind {
    case .sheet, .cover, .popover: "\(place.kind.rawValue) \(name)"
    case .destination where name.hasPrefix("for "): String(name.dropFirst(4))
    default: name
    }
  }

  /// Returns the items that only the running app has shown.
  private static func shownOnly(_ map: SourceMap, _ visits: Visits) -> [CoverageItem] {
    var items: [CoverageItem] = []
    let heads = Set(map.headsOfTypes.values.joined())
    for route in visits.offeredRoutes.union(visits.routes).sorted()
    where !heads.contains(Visits.head(of: route)) {
      items.append(
        CoverageItem(kind: .route, name: route, isVisited: visits.routes.contains(route))
      )
      items.append(
        CoverageItem(
          kind: .back,
          name: "from \(route)",
          isVisited: visits.leftRoutes.contains(route)
        )
      )
    }
    let tabs = Set(map.places.filter { $0.kind == .tab }.map(\.name))
    for tab in visits.offeredTabs.subtracting(tabs).sorted() {
      items.append(CoverageItem(kind: .tab, name: tab, isVisited: visits.tabs.contains(tab)))
    }
    return items
  }

  /// Returns the items of a kind.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: The items, in the order of the source.
  package func items(_ kind: CoverageKind) -> [CoverageItem] { items.filter { $0.kind == kind } }

  /// The items that no test has visited.
  package var unvisited: [CoverageItem] { items.filter { !$0.isVisited } }

  /// The percentage of items that were visited, which is 100 if there are no items.
  package var percent: Double {
    guard !items.isEmpty else { return 100 }
    return Double(items.count - unvisited.count) * 100 / Double(items.count)
  }

  /// The percentage as a whole number, which is 100 only if every item was visited.
  package var wholePercent: Int { Int(percent.rounded(.down)) }
}

/// A counter that determines which declared places were visited.
private struct Counter {
  let visits: Visits
  /// The names of the values that stacks show, according to the source.
  let known: Set<String>

  func isVisited(_ place: DeclaredPlace) -> Bool {
    switch place.kind {
    case .destination where place.heads.isEmpty && place.views.isEmpty:
      // Its type is known by another name.
      visits.routes.contains { !known.contains(Visits.head(of: $0)) }
    case .destination, .route: isShown(place, visits.routes, visits.views)
    case .link: visits.links.contains { isLink($0, place) }
    case .tab: visits.tabs.contains(place.name)
    case .sheet, .cover, .popover, .alert, .dialog: isPresented(place)
    case .deepLink: visits.urls.contains { Self.fits($0, place) }
    case .restoration: visits.restoredKeys.contains(place.name)
    case .back: false
    }
  }

  /// Returns whether a place was left again, or nil if the place has no way back.
  func isLeft(_ place: DeclaredPlace) -> Bool? {
    switch place.kind {
    case .route: isShown(place, visits.leftRoutes, visits.leftViews)
    case .destination where place.heads.isEmpty && place.views.isEmpty: nil
    case .destination where place.heads.isEmpty || place.heads == [String(place.name.dropFirst(4))]:
      isShown(place, visits.leftRoutes, visits.leftViews)
    case .sheet, .cover, .popover:
      visits.leftPresentations.contains { fits($0, place) }
    default: nil
    }
  }

  private func isShown(_ place: DeclaredPlace, _ routes: Set<String>, _ views: Set<String>) -> Bool
  {
    routes.contains { place.heads.contains(Visits.head(of: $0)) }
      || !place.views.isDisjoint(with: views)
  }

  private func isLink(_ link: Visits.Link, _ place: DeclaredPlace) -> Bool {
    if let label = place.label { return label.fits(link.label) }
    if !place.heads.isEmpty { return place.heads.contains(Visits.head(of: link.target)) }
    if !place.views.isEmpty {
      return place.views.contains(link.target) || !link.target.hasPrefix(".")
    }
    // The source shows neither its text nor its destination, so any link may be this one.
    return true
  }

  private func isPresented(_ place: DeclaredPlace) -> Bool {
    visits.presentations.contains { fits($0, place) }
  }

  private func fits(_ seen: Visits.Presentation, _ place: DeclaredPlace) -> Bool {
    guard seen.kind == place.kind else { return false }
    if let label = place.label { return label.fits(seen.label) }
    if place.views.isEmpty || !place.views.isDisjoint(with: seen.views) { return true }
    if let title = seen.label, place.titles.contains(where: { $0.fits(title) }) { return true }
    // A view that begins with a stack has a screen without a name; unless a title distinguishes it,
    // it may be this one.
    return seen.views.isEmpty && place.titles.isEmpty
  }

  /// Returns whether a URL matches the pattern of a place.
  private static func fits(_ url: String, _ place: DeclaredPlace) -> Bool {
    if place.name == "onOpenURL" { return true }
    if place.name.hasSuffix("://") { return url.lowercased().hasPrefix(place.name.lowercased()) }
    guard let parts = URLComponents(string: url) else { return false }
    let pieces = parts.path.split(separator: "/").map(String.init)
    let word = place.name.hasPrefix("/") ? String(place.name.dropFirst()) : place.name
    return parts.scheme == word || parts.host == word || pieces.contains(word)
      || parts.fragment == word || place.name.hasPrefix("/") && parts.path.hasPrefix(place.name)
  }
}

extension Visits {
  /// Returns the name of a case or type, without its associated values.
  static func head(of signature: String) -> String { String(signature.prefix { $0 != "(" }) }

  /// Returns the signature of a case if the app has shown it, or the case's name otherwise.
  fileprivate func signature(of head: String) -> String {
    offeredRoutes.union(routes).filter { Self.head(of: $0) == head }.min() ?? head
  }
}
