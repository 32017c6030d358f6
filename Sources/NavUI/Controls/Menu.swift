/// A button that shows more choices.
@available(iOS 14.0, *)
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The choices.
  ///   - label: The label of the button.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with an action for taps; a long press shows the choices.
  ///
  /// - Parameters:
  ///   - content: The choices.
  ///   - label: The label of the button.
  ///   - primaryAction: The action.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The choices.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a title.
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
  /// Creates a menu with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - content: The choices.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { NavUI.Label(titleKey, systemImage: systemImage) })
  }
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

  /// Creates a menu with a title and a system symbol.
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

extension Menu: View {
  /// The menu, or the content of an app's style.
  public var body: some View {
    StyledControl(standard: StandardMenu(menu: self)) {
      MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(content: AnyView(label)),
        content: MenuStyleConfiguration.Content(content: AnyView(content)),
        primaryAction: primaryAction
      )
    }
  }
}
