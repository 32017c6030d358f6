extension Stepper {
  /// Creates a stepper for a value in a format.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The distance between values.
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
  ///   - step: The distance between values.
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

  fileprivate nonisolated init<F: FormatStyle>(
    label: Label,
    value: Binding<F.FormatInput>,
    bounds: ClosedRange<F.FormatInput>?,
    step: F.FormatInput.Stride,
    format: F
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let plain = Stepper(label: label, value: value, bounds: bounds, step: step)
    self.init(plain) { format.forAmericans.format(value.wrappedValue) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the stepper.
  ///   - value: The value.
  ///   - step: The distance between values.
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
  ///   - step: The distance between values.
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
}
