/// The customization of one tab, and its state before anybody changes it.
package struct TabCustomization: Hashable {
  /// The name by which a customization is kept, or nil where there is none.
  package var id: String?
  /// Whether the bar and the sidebar show the tab at first.
  package var defaults: [AdaptableTabBarPlacement: Visibility] = [:]
  /// The places where nothing can be customized (TV-34).
  package var fixed: Set<AdaptableTabBarPlacement> = []

  package init() {}

  /// Returns whether the bar leaves the tab out, though the sidebar may show it (TV-35).
  ///
  /// - Parameter customization: What a person has changed, or nil where nothing is kept.
  /// - Returns: True where a person, or else the default, has hidden the tab.
  package func isHidden(with customization: TabViewCustomization?) -> Bool {
    let change = fixed.contains(.tabBar) ? nil : id.flatMap { customization?[tab: $0] }
    return (change?.tabBarVisibility.ifSaid ?? defaults[.tabBar]) == .hidden
  }
}

extension Visibility {
  /// The visibility, unless the context decides.
  fileprivate var ifSaid: Visibility? { self == .automatic ? nil : self }
}
