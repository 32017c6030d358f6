// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
  ) { self.init(label: label(), text: text) }
}

extension SecureField where Label == Text {
  /// Creates a field with an action for the return key.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - onCommit: The action, which no script calls.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit")
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) { self.init(label: Text(titleKey), text: text) }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }

  /// Creates a field with a hint.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - prompt: The hint that is shown while the field is empty.
  @available(iOS 15.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: text)
  }

  /// Creates a field with a hint.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - prompt: The hint that is shown while the field is empty.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text)
  }
}
