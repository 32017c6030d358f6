extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  ///
  /// - Parameters:
  ///   - title: The label of the stepper.
  ///   - onIncrement: A closure that increases the value.
  ///   - onDecrement: A closure that decreases the value.
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

  /// Creates a stepper with a title.
  ///
  /// - Parameters:
  ///   - title: The label of the stepper.
  ///   - value: The value.
  ///   - step: The distance between values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: value, bounds: nil, step: step)
  }

  /// Creates a stepper with a title.
  ///
  /// - Parameters:
  ///   - title: The label of the stepper.
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: value, bounds: bounds, step: step)
  }
}

extension Stepper {
  /// Creates a stepper, with the argument order of earlier versions.
  ///
  /// - Parameters:
  ///   - onIncrement: A closure that increases the value.
  ///   - onDecrement: A closure that decreases the value.
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
  ) {
    self.init(label: label(), value: value, bounds: nil, step: step)
  }

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
  ) {
    self.init(label: label(), value: value, bounds: bounds, step: step)
  }
}
