/// The parts of an app's navigation that tests have seen, used and left.
package struct Visits: Hashable, Sendable {
  /// A link that was tapped.
  struct Link: Hashable, Sendable {
    var label: String?
    /// The name of the link's value or view.
    var target: String
  }

  /// A presentation that was shown.
  struct Presentation: Hashable, Sendable {
    var kind: CoverageKind
    var label: String?
    /// The names of the views on the presentation's screens.
    var views: Set<String>
  }

  /// The signatures of the values that stacks were able to show.
  var offeredRoutes: Set<String> = []
  /// The visited routes, each as the signature of the value that was shown.
  var routes: Set<String> = []
  /// The signatures of the values whose screens were left again.
  var leftRoutes: Set<String> = []
  /// The names of the views that were shown without a value.
  var views: Set<String> = []
  /// The names of the views that were shown without a value and left again.
  var leftViews: Set<String> = []
  /// The names of the tabs that were visible.
  var offeredTabs: Set<String> = []
  /// The names of the tabs that were selected.
  var tabs: Set<String> = []
  /// The links that were tapped.
  var links: Set<Link> = []
  /// The presentations that were shown.
  var presentations: Set<Presentation> = []
  /// The presentations that were closed after they were shown.
  var leftPresentations: Set<Presentation> = []
  /// The URLs that were opened.
  var urls: Set<String> = []
  /// The keys whose values a relaunch has restored.
  var restoredKeys: Set<String> = []

  /// Creates an empty set of visits.
  package init() {}

  /// Adds the visits of another set.
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
