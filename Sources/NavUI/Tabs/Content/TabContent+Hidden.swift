@available(iOS 18.0, *)
extension TabContent {
  /// Removes the tab from the bar; its content keeps its state, and code can still select it
  /// (TV-21).
  ///
  /// - Parameter hidden: Whether the tab is hidden.
  /// - Returns: The tab.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .hidden(hidden))
  }
}
