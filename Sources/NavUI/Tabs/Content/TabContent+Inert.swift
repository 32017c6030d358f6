/// Modifiers for a tab's place in a sidebar, and for assistive technologies.
@available(iOS 18.0, *)
extension TabContent {
  /// Adds a menu to the tab's row in a sidebar.
  ///
  /// - Parameter menuItems: The menu.
  /// - Returns: The tab.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { self }

  /// Adds actions to the tab's row in a sidebar.
  ///
  /// - Parameters:
  ///   - edge: The edge with the actions.
  ///   - allowsFullSwipe: Whether a full swipe runs the first.
  ///   - content: The actions.
  /// - Returns: The tab.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Sets the help text of the tab.
  ///
  /// - Parameter text: The text of the help.
  /// - Returns: The tab.
  public nonisolated func help(_ text: Text) -> some TabContent<TabValue> { self }

  /// Sets the help text of the tab.
  ///
  /// - Parameter textKey: The text of the help.
  /// - Returns: The tab.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some TabContent<TabValue> { self }

  /// Sets the help text of the tab.
  ///
  /// - Parameter text: The text of the help.
  /// - Returns: The tab.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some TabContent<TabValue> { self }

  /// Sets the accessibility label of the tab.
  ///
  /// - Parameters:
  ///   - label: The label for assistive technologies.
  ///   - isEnabled: Whether it is enabled.
  /// - Returns: The tab.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the accessibility hint of the tab.
  ///
  /// - Parameters:
  ///   - hint: The hint for assistive technologies.
  ///   - isEnabled: Whether it is enabled.
  /// - Returns: The tab.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the accessibility value of the tab.
  ///
  /// - Parameters:
  ///   - valueKey: The value for assistive technologies.
  ///   - isEnabled: Whether it is enabled.
  /// - Returns: The tab.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}
