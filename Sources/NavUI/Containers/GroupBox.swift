/// A box with a label around its content.
@available(iOS 14.0, *)
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Creates a box with a label.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - label: The label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }
}

extension GroupBox: View {
  /// The title and the content.
  public var body: some View {
    StyledControl(standard: TupleView((label, content))) {
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(content: AnyView(content))
      )
    }
  }
}

extension GroupBox: SingleRow {}
