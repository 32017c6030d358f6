/// A view that shows a title with an icon.
@available(iOS 14.0, *)
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label with a title and an icon.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The label in a custom style, or only the title if the app has not set a style.
  public var body: some View {
    StyledControl(standard: title) {
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))
      )
    }
  }
}

extension Label: SingleRow {}
