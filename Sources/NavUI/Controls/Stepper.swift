package import SceneModel

/// A pair of buttons that increase and decrease a value.
public struct Stepper<Label: View> {
  package let label: Label
  let value: () -> String?
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  /// Creates a stepper with actions for its two buttons.
  ///
  /// - Parameters:
  ///   - label: The label of the stepper.
  ///   - onIncrement: The action of the plus button.
  ///   - onDecrement: The action of the minus button.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = { nil }
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The distance between values.
  ///   - label: The label of the stepper.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: value, bounds: nil, step: step)
  }

  /// Creates a stepper for a value within bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  ///   - label: The label of the stepper.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: value, bounds: bounds, step: step)
  }

  /// Creates a copy of a stepper with a different description of the value.
  nonisolated init(_ other: Self, value: @escaping () -> String?) {
    label = other.label
    self.value = value
    onIncrement = other.onIncrement
    onDecrement = other.onDecrement
  }

  nonisolated init<V: Strideable>(
    label: Label,
    value: Binding<V>,
    bounds: ClosedRange<V>?,
    step: V.Stride
  ) {
    self.label = label
    self.value = { "\(value.wrappedValue)" }
    onIncrement = {
      let next = value.wrappedValue.advanced(by: step)
      if bounds?.contains(next) ?? true { value.wrappedValue = next }
    }
    onDecrement = {
      let next = value.wrappedValue.advanced(by: -step)
      if bounds?.contains(next) ?? true { value.wrappedValue = next }
    }
  }
}

extension Stepper {
  nonisolated init<F: FormatStyle>(
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

extension Stepper: ControlView {
  package func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .stepper, value: value())
  }

  package func perform(_ gesture: UserGesture) throws {
    switch gesture {
    case .pick("+"), .pick("increment"): onIncrement?()
    case .pick("-"), .pick("decrement"): onDecrement?()
    default:
      throw Refusal("A stepper has two buttons; use: pick \"+\" or pick \"-\".")
    }
  }
}
