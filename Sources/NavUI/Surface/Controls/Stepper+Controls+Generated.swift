// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Stepper {
  /// Creates a stepper for a value in a format.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The distance of two values.
  ///   - format: The format of the value.
  ///   - label: The label of the stepper.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @available(iOS 16.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: label(), value: value, bounds: nil, step: step, format: format)
  }

  /// Creates a stepper for a value within bounds in a format.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance of two values.
  ///   - format: The format of the value.
  ///   - label: The label of the stepper.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @available(iOS 16.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: label(), value: value, bounds: bounds, step: step, format: format)
  }

  /// Creates a stepper, with the argument order of earlier versions.
  ///
  /// - Parameters:
  ///   - onIncrement: Makes the value larger.
  ///   - onDecrement: Makes the value smaller.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - label: The label of the stepper.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the label first")
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper, with the argument order of earlier versions.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The distance between values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - label: The label of the stepper.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the label first")
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), value: value, bounds: nil, step: step) }

  /// Creates a stepper, with the argument order of earlier versions.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - label: The label of the stepper.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the label first")
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), value: value, bounds: bounds, step: step) }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the stepper.
  ///   - value: The value.
  ///   - step: The distance of two values.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @available(iOS 16.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(titleKey), value: value, bounds: nil, step: step, format: format)
  }

  /// Creates a stepper for a value within bounds in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the stepper.
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance of two values.
  ///   - format: The format of the value.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @available(iOS 16.0, *)
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(titleKey), value: value, bounds: bounds, step: step, format: format)
  }

  /// Creates a stepper with two actions.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the stepper.
  ///   - onIncrement: The action of the one button.
  ///   - onDecrement: The action of the other.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper with two actions.
  ///
  /// - Parameters:
  ///   - title: The label of the stepper.
  ///   - onIncrement: The action of the one button.
  ///   - onDecrement: The action of the other.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the stepper.
  ///   - value: The value.
  ///   - step: The distance of two values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey), value: value, bounds: nil, step: step) }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - title: The label of the stepper.
  ///   - value: The value.
  ///   - step: The distance of two values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title), value: value, bounds: nil, step: step) }

  /// Creates a stepper for a value within bounds.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the stepper.
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance of two values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey), value: value, bounds: bounds, step: step) }

  /// Creates a stepper for a value within bounds.
  ///
  /// - Parameters:
  ///   - title: The label of the stepper.
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance of two values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title), value: value, bounds: bounds, step: step) }
}
