extension GroupBox {
  /// Creates a box with a view for its title.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - content: The content of the box.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "pass the content first")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content of the box.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - content: The content that the group can hide.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(label) })
  }

  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - label: The title.
  ///   - isExpanded: Whether the content is shown.
  ///   - content: The content that the group can hide.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}
