/// A button that shows a menu of choices.
@available(iOS 14.0, *)
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// Creates a menu of choices.
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

  /// Creates a menu that runs an action when tapped and shows its choices on a long press.
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
  /// The menu, or the view that a custom style creates for it.
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
