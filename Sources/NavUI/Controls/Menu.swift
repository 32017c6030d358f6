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
