// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Menu where Label == Text {
  /// Creates a menu with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The choices.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The choices.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu where Label == NavUI.Label<Text, Image> {
  /// Creates a menu with a text and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - content: The choices.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content, label: { NavUI.Label(titleKey, systemImage: systemImage) }) }
}

extension Menu {
  /// Creates a menu with a primary action.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the menu.
  ///   - content: The choices.
  ///   - primaryAction: The action of a tap.
  @available(iOS 15.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a text and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - systemImage: The name of the symbol.
  ///   - content: The choices.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == NavUI.Label<Text, Image> {
    self.init(content: content, label: { NavUI.Label(title, systemImage: systemImage) })
  }

  /// Creates a menu from a style's configuration.
  ///
  /// - Parameter configuration: The properties of the menu.
  public nonisolated init(_ configuration: MenuStyleConfiguration)
  where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}
