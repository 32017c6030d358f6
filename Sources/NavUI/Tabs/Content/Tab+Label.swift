@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with its own label.
  ///
  /// - Parameters:
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content(), label: label())
  }

  /// Creates a tab with its own label for a purpose.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init(
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, role: role, content: content(), label: label())
  }

  /// Creates a tab with its own label, which a value selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// Creates a tab with its own label and role, which a value selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }

  /// Creates a tab with its own label, which a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init<V: Hashable>(
    value: V,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: AnyHashable(Optional(value)), role: nil, content: content(), label: label())
  }

  /// Creates a tab with its own label and role, which a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init<V: Hashable>(
    value: V,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: AnyHashable(Optional(value)), role: role, content: content(), label: label())
  }
}
