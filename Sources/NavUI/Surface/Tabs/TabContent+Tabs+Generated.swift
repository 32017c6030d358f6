// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 18.0, *)
extension TabContent {
  /// Shows a number beside the tab; zero hides it (TV-24).
  ///
  /// - Parameter count: The number.
  /// - Returns: The tab with its badge.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(count == 0 ? nil : "\(count)"))
  }

  /// Shows a text beside the tab.
  ///
  /// - Parameter label: The text, or nil for none.
  /// - Returns: The tab with its badge.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(label?.content))
  }

  /// Shows a text beside the tab.
  ///
  /// - Parameter key: The text, or nil for none.
  /// - Returns: The tab with its badge.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(key?.resolved))
  }

  /// Shows a text beside the tab.
  ///
  /// - Parameter label: The text, or nil for none.
  /// - Returns: The tab with its badge.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .badge(label.map { String($0) }))
  }

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
  ///   - isEnabled: Whether the name is given.
  /// - Returns: The tab.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .identifier(isEnabled ? identifier : nil))
  }

  /// Sets the name under which the user's customization of the tab is stored.
  ///
  /// - Parameter id: The name.
  /// - Returns: The tab.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .customizationID(id))
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
    ModifiedTabs(content: self, change: .visibility(visibility, in: placements))
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

  /// Removes the tab from the bar; its content keeps its state, and code can still select it (TV-21).
  ///
  /// - Parameter hidden: Whether the tab is hidden.
  /// - Returns: The tab.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabs(content: self, change: .hidden(hidden))
  }

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
  ///   - isEnabled: Whether it is.
  /// - Returns: The tab.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the accessibility hint of the tab.
  ///
  /// - Parameters:
  ///   - hint: The hint for assistive technologies.
  ///   - isEnabled: Whether it is.
  /// - Returns: The tab.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }

  /// Sets the accessibility value of the tab.
  ///
  /// - Parameters:
  ///   - valueKey: The value for assistive technologies.
  ///   - isEnabled: Whether it is.
  /// - Returns: The tab.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}
