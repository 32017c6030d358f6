/// A view that shows a value with a label.
@available(iOS 16.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the content.
  public var body: some View {
    StyledControl(standard: TupleView((label, content))) {
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(content: AnyView(content))
      )
    }
  }
}

extension LabeledContent: SingleRow where Label: View, Content: View {}
