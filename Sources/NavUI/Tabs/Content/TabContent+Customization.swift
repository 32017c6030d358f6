/// Modifiers for the customization of a bar on a large screen, which a phone does not offer (TV-32,
/// TV-35).
@available(iOS 18.0, *)
extension TabContent {
  /// Sets what the user can customize about the tab.
  ///
  /// - Parameters:
  ///   - behavior: The customization that the user may make.
  ///   - placements: The places.
  /// - Returns: The tab.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let places = behavior == .disabled ? Set(placements).expanded : []
    return ModifiedTabs(content: self, change: .fixed(places))
  }
}
