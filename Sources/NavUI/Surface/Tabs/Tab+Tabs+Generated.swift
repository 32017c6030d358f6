// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  /// Creates a tab with its own label.
  ///
  /// - Parameters:
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never { self.init(value: nil, role: nil, content: content(), label: label()) }

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
  ) where Value == Never { self.init(value: nil, role: role, content: content(), label: label()) }

  /// Creates a tab with its own label, that a value selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The content of the tab.
  ///   - label: The label.
  public nonisolated init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: AnyHashable(value), role: nil, content: content(), label: label()) }

  /// Creates a tab with its own label, that a value selects for a purpose.
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
  ) { self.init(value: AnyHashable(value), role: role, content: content(), label: label()) }

  /// Creates a tab with its own label, that a value of an optional type selects.
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

  /// Creates a tab with its own label, that a value of an optional type selects for a purpose.
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

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// Creates a tab without a label, as a page has.
  ///
  /// - Parameter content: The content of the tab.
  public nonisolated init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab without a label, as a page has, that a value selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }

  /// Creates a tab without a label, as a page has, that a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init<V: Hashable>(value: V, @ViewBuilder content: () -> Content)
  where Value == V? {
    self.init(
      value: AnyHashable(Optional(value)),
      role: nil,
      content: content(),
      label: EmptyView()
    )
  }
}

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a label from its role.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }

  /// Creates a tab with a label from its role, that a value selects.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(
      value: AnyHashable(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(role: role)
    )
  }

  /// Creates a tab with a label from its role, that a value of an optional type selects.
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
