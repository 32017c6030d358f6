/// Modifiers for the customization of a bar on a large screen, which a phone does not offer (TV-32,
/// TV-35).
@available(iOS 18.0, *)
extension TabContent {
  /// Sets the name under which the user's customization of the tab is stored.
  ///
  /// - Parameter id: The name.
  /// - Returns: The tab.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .customizationID(id))
  }

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

  /// Sets whether the tab is visible before the user customizes the bar.
  ///
  /// - Parameters:
  ///   - visibility: Whether the tab is shown.
  ///   - placements: The places.
  /// - Returns: The tab.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .visibility(visibility, Set(placements).expanded))
  }

  /// Sets where a large screen shows the tab.
  ///
  /// - Parameter placement: The place.
  /// - Returns: The tab.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }

  /// Adds actions to the section's header in a sidebar.
  ///
  /// - Parameter content: The actions.
  /// - Returns: The section.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
}
