/// A value with a label.
@available(iOS 16.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a value with a label.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: The label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The value.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a value with a title.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled value from two texts.
  ///
  /// - Parameters:
  ///   - titleKey: The label.
  ///   - value: The value.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a labelled value from two texts.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The value.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
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
