extension SecureField {
  /// Creates a field with a label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The text in the empty field.
  ///   - label: The label of the field.
  @available(iOS 15.0, *)
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title and a prompt.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text)
  }

  /// Creates a field with an action for the return key.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - onCommit: A closure that scripts never call.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit")
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text)
  }
}
