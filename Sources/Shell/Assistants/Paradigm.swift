package import FaultCatalogue

/// A kind of navigation that a feature may need.
package enum Paradigm: Hashable, Sendable, CaseIterable {
  /// Links that push screens, which every feature needs.
  case links
  /// Navigation by code that determines the visible screens.
  case programmatic
  /// Tabs that the user can switch between.
  case tabs
  /// Sheets and covers that are presented above a screen.
  case sheets
  /// URLs that open screens of the app.
  case deepLinks

  /// The topics of the mistakes that are likely with this kind of navigation.
  package var topics: Set<Fault.Topic> {
    switch self {
    case .links: [.stacks, .links, .destinations, .ownership, .versions]
    case .programmatic: [.paths, .time, .restoration]
    case .tabs: [.tabs]
    case .sheets: [.presentation]
    case .deepLinks: [.deepLinks, .paths]
    }
  }

  /// Returns guidance for the code, as points of one or two sentences each.
  ///
  /// - Parameter version: The oldest iOS version to support, or nil for the newest.
  /// - Returns: The points.
  package func guidance(from version: Int?) -> [String] {
    let version = version ?? Self.newestVersion
    switch self {
    case .links: return Self.aboutLinks
    case .programmatic: return Self.aboutPaths(observes: version >= 17)
    case .tabs: return Self.aboutTabs(hasTab: version >= 18)
    case .sheets: return Self.aboutSheets
    case .deepLinks: return Self.aboutDeepLinks
    }
  }

  /// The first iOS version with everything that the guidance recommends.
  private static let newestVersion = 18
}

extension Paradigm {
  private static let aboutLinks = [
    """
    Use NavigationStack, with one stack for each tab, sheet and column, and none inside another.
    """,
    """
    Let links carry values, as NavigationLink("Title", value: route) does. Declare \
    navigationDestination(for:) once for each type of value, on the root view of the stack, outside \
    every list and lazy container.
    """,
  ]

  private static func aboutPaths(observes: Bool) -> [String] {
    [
      """
      Describe the screens with one enum that is Hashable and Codable, whose cases carry ids and not whole \
      models. Keep the path as an array of this enum.
      """,
      observes
        ? """
        Keep the path in one class that is @MainActor, @Observable and final. Make one instance, in a \
        @State of the App or of the root view, and pass it down with environment(_:).
        """
        : """
        Keep the path in one class that is @MainActor, final and an ObservableObject with a @Published \
        path. Create one instance, in a @StateObject of the App or of the root view, and pass it down with \
        environmentObject(_:).
        """,
      """
      Bind the visible stack to that path, and show, leave and replace screens by changing the path \
      only. After an await, check that the screen is still there before you change the path.
      """,
    ]
  }

  private static func aboutTabs(hasTab: Bool) -> [String] {
    [
      """
      Name the tabs with your own enum, which must not be called Tab. Bind TabView(selection:) to a \
      non-optional value of this enum.
      """,
      hasTab
        ? "Write Tab(\"Title\", systemImage: \"name\", value: .case) for each tab, without tag or tabItem."
        : "Give the content of each tab a tabItem and a tag of the enum's type; Tab needs iOS 18.",
      "Give each tab its own stack, with its own path; do not put a stack around the TabView.",
    ]
  }

  private static let aboutSheets = [
    """
    Keep one optional Identifiable enum for all sheets of a screen. Present it with one \
    sheet(item:), so that the sheet always has its data.
    """,
    """
    Give the content of a sheet a button that calls dismiss, and its own NavigationStack if it has a \
    title, a toolbar or links. Never present a full-screen cover without such a button.
    """,
  ]

  private static let aboutDeepLinks = [
    """
    Handle onOpenURL once, on the root view of the window.
    """,
    """
    First turn the URL into a value. Use a function that changes nothing, does not force-unwrap, and \
    returns nil for URLs that it does not understand. In myapp://post/42, the word post is the \
    host.
    """,
    """
    Then, in one action, close any presentation, select the tab and replace the path with all \
    screens from the root up. Tell the user when a link leads nowhere.
    """,
  ]
}
