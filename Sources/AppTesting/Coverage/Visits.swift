/// Everything in an app's navigation that tests have seen, used and left.
package struct Visits: Hashable, Sendable {
  /// A link that was tapped.
  struct Link: Hashable, Sendable {
    var label: String?
    /// The name of its value or its view.
    var target: String
  }

  /// Something that was presented.
  struct Presentation: Hashable, Sendable {
    var kind: CoverageKind
    var label: String?
    /// The views of its screens.
    var views: Set<String>
  }

  /// The signatures of the values that stacks can show.
  var offeredRoutes: Set<String> = []
  /// The signatures of the values that were shown.
  var routes: Set<String> = []
  /// The signatures of the values that were left again.
  var leftRoutes: Set<String> = []
  /// The views that were shown without a value.
  var views: Set<String> = []
  /// The views without a value that were left again.
  var leftViews: Set<String> = []
  /// The tabs that could be seen.
  var offeredTabs: Set<String> = []
  /// The tabs that were selected.
  var tabs: Set<String> = []
  /// The links that were tapped.
  var links: Set<Link> = []
  /// The presentations that were shown.
  var presentations: Set<Presentation> = []
  /// The presentations that were closed again.
  var leftPresentations: Set<Presentation> = []
  /// The URLs that were opened.
  var urls: Set<String> = []
  /// The keys whose values a relaunch has brought back.
  var restoredKeys: Set<String> = []

  /// Creates an empty set of visits.
  package init() {}

  /// Adds the visits of another test.
  ///
  /// - Parameter other: The visits.
  package mutating func formUnion(_ other: Visits) {
    offeredRoutes.formUnion(other.offeredRoutes)
    routes.formUnion(other.routes)
    leftRoutes.formUnion(other.leftRoutes)
    views.formUnion(other.views)
    leftViews.formUnion(other.leftViews)
    offeredTabs.formUnion(other.offeredTabs)
    tabs.formUnion(other.tabs)
    links.formUnion(other.links)
    presentations.formUnion(other.presentations)
    leftPresentations.formUnion(other.leftPresentations)
    urls.formUnion(other.urls)
    restoredKeys.formUnion(other.restoredKeys)
  }
}
