// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
  /// Creates a box with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The views.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a box with a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  ///
  /// - Parameter content: The views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}
