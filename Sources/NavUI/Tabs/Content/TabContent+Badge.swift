@available(iOS 18.0, *)
extension TabContent {
  /// Shows a number beside the tab; zero hides it (TV-24).
  ///
  /// - Parameter count: The number.
  /// - Returns: The tab with its badge.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(count == 0 ? nil : "\(count)"))
  }

  /// Shows text as a badge on the tab.
  ///
  /// - Parameter label: The text, or nil for none.
  /// - Returns: The tab with its badge.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(label?.content))
  }

  /// Shows text as a badge on the tab.
  ///
  /// - Parameter key: The text, or nil for none.
  /// - Returns: The tab with its badge.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(key?.resolved))
  }

  /// Shows text as a badge on the tab.
  ///
  /// - Parameter label: The text, or nil for none.
  /// - Returns: The tab with its badge.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(label.map { String($0) }))
  }
}
