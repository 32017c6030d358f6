// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content from a value and its format.
  ///
  /// - Parameters:
  ///   - titleKey: The label.
  ///   - value: The value.
  ///   - format: The way to write it.
  @available(iOS 16.0, *)
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates labelled content from a value and its format.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The value.
  ///   - format: The way to write it.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }

  /// Creates a text with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The label.
  ///   - value: The value.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a text with a text.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - value: The value.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a value with a label.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: The label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The value.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a value with a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}
