/// The modifiers for customizing a bar, which is possible only on a large screen (TV-32, TV-35).
@available(iOS 18.0, *)
extension TabContent {
  /// Sets whether a user can customize the tab in the given placements.
  ///
  /// - Parameters:
  ///   - behavior: The customization that the user may make.
  ///   - placements: The placements.
  /// - Returns: The tab.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let places = behavior == .disabled ? AdaptableTabBarPlacement.expanded(placements) : []
    return ModifiedTabs(content: self, change: .fixed(places))
  }
}
