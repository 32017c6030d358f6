// Made by Scripts/generate from Scripts/surface/TabPictures.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 18.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title and a picture.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of a picture.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil,
      role: nil,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey))
    )
  }

  /// Creates a tab with a title and a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a picture.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(title)))
  }

  /// Creates a tab with a title and a picture for a purpose.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of a picture.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
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

  /// Creates a tab with a title and a picture for a purpose.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a picture.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
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

  /// Creates a tab with a title and a picture that a value selects.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
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

  /// Creates a tab with a title and a picture that a value selects.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
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

  /// Creates a tab with a title and a picture that a value selects for a purpose.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
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

  /// Creates a tab with a title and a picture that a value selects for a purpose.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
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

  /// Creates a tab with a title and a picture that a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - content: The content of the tab.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    image: String,
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

  /// Creates a tab with a title and a picture that a value of an optional type selects.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    image: String,
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

  /// Creates a tab with a title and a picture that a value of an optional type selects for a purpose.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    image: String,
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

  /// Creates a tab with a title and a picture that a value of an optional type selects for a purpose.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of a picture.
  ///   - value: The value.
  ///   - role: The purpose of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S,
    image: String,
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
