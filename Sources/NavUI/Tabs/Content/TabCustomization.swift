/// What can be customized about one tab, and what it is like before anybody does.
package struct TabCustomization: Hashable {
  /// The name by which a customization is kept, or nil where there is none.
  package var id: String?
  /// Whether the bar and the sidebar show the tab at first.
  package var defaults: [AdaptableTabBarPlacement: Visibility] = [:]

  package init() {}

  /// Whether neither the bar nor the sidebar shows the tab (TV-35).
  ///
  /// - Parameter customization: What a person has changed, or nil where nothing is kept.
  /// - Returns: False where at least one of them shows it.
  package func isHidden(with customization: TabViewCustomization?) -> Bool {
    let change = id.flatMap { customization?[tab: $0] }
    let bar = change?.tabBarVisibility.ifSaid ?? defaults[.tabBar]
    let sidebar = change?.sidebarVisibility.ifSaid ?? defaults[.sidebar]
    return bar == .hidden && sidebar == .hidden
  }
}

extension Visibility {
  /// The visibility, unless the context decides.
  fileprivate var ifSaid: Visibility? { self == .automatic ? nil : self }
}
