@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a label from its role.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: DefaultTabLabel(role: role)
    )
  }

  /// Creates a tab with a label from its role, which a value selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(role: role)
    )
  }

  /// Creates a tab with a label from its role, which a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init<V: Hashable>(
    value: V,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(Optional(value)),
      role: role,
      content: content(),
      label: DefaultTabLabel(role: role)
    )
  }
}
