/// The customization of one tab, and its state before any customization.
package struct TabCustomization: Hashable {
  /// The name under which a customization is stored, or nil if it has none.
  package var id: String?
  /// Whether the bar and the sidebar initially show the tab.
  package var defaults: [AdaptableTabBarPlacement: Visibility] = [:]
  /// The places in which nothing can be customized (TV-34).
  package var fixed: Set<AdaptableTabBarPlacement> = []

  package init() {}

  /// Returns whether the bar hides the tab, which the sidebar may still show (TV-35).
  ///
  /// - Parameter customization: The user's changes, or nil if none are stored.
  /// - Returns: Whether the tab is hidden by the user, or else by default.
  package func isHidden(with customization: TabViewCustomization?) -> Bool {
    let change = fixed.contains(.tabBar) ? nil : id.flatMap { customization?[tab: $0] }
    return (change?.tabBarVisibility.ifSaid ?? defaults[.tabBar]) == .hidden
  }
}

extension Visibility {
  /// The visibility, or nil if it is automatic.
  fileprivate var ifSaid: Visibility? { self == .automatic ? nil : self }
}
