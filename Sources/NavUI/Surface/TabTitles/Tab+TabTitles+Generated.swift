// Made by Scripts/generate from Scripts/surface/TabTitles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of a symbol.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil,
      role: nil,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey))
    )
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of a symbol.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  /// Creates a tab with a title and a symbol for a purpose.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of a symbol.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey))
    )
  }

  /// Creates a tab with a title and a symbol for a purpose.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of a symbol.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(title))
    )
  }

  /// Creates a tab with a title and a symbol that a value selects.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      role: nil,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey))
    )
  }

  /// Creates a tab with a title and a symbol that a value selects.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      role: nil,
      content: content(),
      label: DefaultTabLabel(title: Text(title))
    )
  }

  /// Creates a tab with a title and a symbol that a value selects for a purpose.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey))
    )
  }

  /// Creates a tab with a title and a symbol that a value selects for a purpose.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(title))
    )
  }

  /// Creates a tab with a title and a symbol that a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(Optional(value)),
      role: nil,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey))
    )
  }

  /// Creates a tab with a title and a symbol that a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    systemImage: String,
    value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(Optional(value)),
      role: nil,
      content: content(),
      label: DefaultTabLabel(title: Text(title))
    )
  }

  /// Creates a tab with a title and a symbol that a value of an optional type selects for a purpose.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: V,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(Optional(value)),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey))
    )
  }

  /// Creates a tab with a title and a symbol that a value of an optional type selects for a purpose.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of a symbol.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    systemImage: String,
    value: V,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      value: AnyHashable(Optional(value)),
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(title))
    )
  }
}
