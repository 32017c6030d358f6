@available(iOS 18.0, *)
extension TabContent {
  /// Prevents a user from selecting the tab; code can still select it.
  ///
  /// - Parameter disabled: Whether the tab is disabled.
  /// - Returns: The tab.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .disabled(disabled))
  }

  /// Gives the tab a name by which tests find it.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - isEnabled: Whether the identifier is set.
  /// - Returns: The tab.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .identifier(isEnabled ? identifier : nil))
  }
}
