/// The rules for customizing a tab, including its initial visibility.
package struct TabCustomization: Hashable {
  /// The name under which customizations of the tab are stored, or nil if there is none.
  package var id: String?
  /// The initial visibility of the tab, by placement.
  package var defaults: [AdaptableTabBarPlacement: Visibility] = [:]
  /// The placements in which a user cannot customize the tab (TV-34).
  package var fixed: Set<AdaptableTabBarPlacement> = []

  package init() {}

  /// Returns whether the bar hides the tab, even if the sidebar shows it (TV-35).
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
