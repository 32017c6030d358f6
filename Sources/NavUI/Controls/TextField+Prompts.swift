extension TextField {
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
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Creates a field with a label that grows along an axis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The text in the empty field.
  ///   - axis: The axis along which the field grows.
  ///   - label: The label of the field.
  @available(iOS 16.0, *)
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a prompt that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - prompt: The text in the empty field.
  ///   - axis: The axis along which the field grows.
  @available(iOS 16.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a field with actions for its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: A closure called for the return key, which scripts never press.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field with an action for its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use FocusState")
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field with a prompt.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a field that grows along an axis.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - axis: The axis along which the field grows.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a prompt that grows along an axis.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - prompt: The text in the empty field.
  ///   - axis: The axis along which the field grows.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a field with actions for its editing.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: A closure called for the return key, which scripts never press.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with an action for its editing.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use FocusState")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(title), prompt: nil, text: text)
  }
}
