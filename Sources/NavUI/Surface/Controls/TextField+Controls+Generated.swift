// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
  ) { self.init(label: label(), prompt: prompt, text: text) }

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
  ) { self.init(label: label(), prompt: prompt, text: text) }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  ///   - label: The label of the field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for an optional value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  ///   - label: The label of the field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - formatter: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  ///   - label: The label of the field.
  @available(iOS 15.0, *)
  public nonisolated init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), prompt: prompt, text: .text(of: value, formatter: formatter)) }
}

extension TextField where Label == Text {
  /// Creates a field with a prompt that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - text: The text.
  ///   - prompt: The text in the empty field.
  ///   - axis: The axis along which the field grows.
  @available(iOS 16.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) { self.init(label: Text(titleKey), prompt: prompt, text: text) }

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
  ) { self.init(label: Text(title), prompt: prompt, text: text) }

  /// Creates a field with actions for its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - text: The text.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: Runs on the return key, which no script presses.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(label: Text(titleKey), prompt: nil, text: text) }

  /// Creates a field with actions for its editing.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: Runs on the return key, which no script presses.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(label: Text(title), prompt: nil, text: text) }

  /// Creates a field with an action for its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - text: The text.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use FocusState")
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(label: Text(titleKey), prompt: nil, text: text) }

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
  ) { self.init(label: Text(title), prompt: nil, text: text) }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value.
  ///   - format: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - format: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for an optional value.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value.
  ///   - format: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for an optional value.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - format: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: .text(of: value, format: format))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value.
  ///   - formatter: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: .text(of: value, formatter: formatter))
  }

  /// Creates a field for a value with a formatter.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - formatter: The way to write and read the value.
  ///   - prompt: The text in the empty field.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil
  ) { self.init(label: Text(title), prompt: prompt, text: .text(of: value, formatter: formatter)) }

  /// Creates a field for a value with a formatter, and actions for its editing.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - value: The value.
  ///   - formatter: The way to write and read the value.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: Runs on the return key, which no script presses.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(label: Text(titleKey), prompt: nil, text: .text(of: value, formatter: formatter)) }

  /// Creates a field for a value with a formatter, and actions for its editing.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - value: The value.
  ///   - formatter: The way to write and read the value.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - onCommit: Runs on the return key, which no script presses.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use onSubmit and FocusState")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(label: Text(title), prompt: nil, text: .text(of: value, formatter: formatter)) }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - text: The text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a hint.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - text: The text.
  ///   - prompt: The hint that is shown while the field is empty.
  @available(iOS 15.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
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
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a field that grows along an axis.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - text: The text.
  ///   - axis: The axis.
  @available(iOS 16.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field that grows along an axis.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - axis: The axis.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a bound selection.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - text: The text.
  ///   - selection: The selection, which only the app changes here.
  ///   - prompt: The hint that is shown while the field is empty.
  ///   - axis: The axis along which the field grows.
  @available(iOS 18.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(label: Text(titleKey), prompt: prompt, text: text) }

  /// Creates a field with a bound selection.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  ///   - selection: The selection, which only the app changes here.
  ///   - prompt: The hint that is shown while the field is empty.
  ///   - axis: The axis along which the field grows.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(label: Text(title), prompt: prompt, text: text) }
}
