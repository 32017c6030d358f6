extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content from a value and its format.
  ///
  /// - Parameters:
  ///   - titleKey: The label.
  ///   - value: The value.
  ///   - format: The format of the value.
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
  ///   - format: The format of the value.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
