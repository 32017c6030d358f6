package import SceneModel

/// A control that selects a value along a track.
public struct Slider<Label: View, ValueLabel: View> {
  package let label: Label
  let text: () -> String
  let change: (Double) -> Bool
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - label: The label of the slider.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds)
  }

  /// Creates a slider with a label and a step.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  ///   - label: The label of the slider.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: label(), value: value, bounds: bounds)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), value: value, bounds: bounds)
  }

  /// Creates a slider with a step.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), value: value, bounds: bounds)
  }
}

extension Slider: ControlView {
  nonisolated init<V: BinaryFloatingPoint>(
    label: Label,
    value: Binding<V>,
    bounds: ClosedRange<V>
  ) {
    self.label = label
    text = { "\(value.wrappedValue)" }
    change = { number in
      guard bounds.contains(V(number)) else { return false }
      value.wrappedValue = V(number)
      return true
    }
  }

  package func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .slider, value: text())
  }

  package func perform(_ gesture: UserGesture) throws {
    guard case .pick(let option) = gesture, let number = Double(option), change(number) else {
      throw Refusal("A slider takes a number within its bounds, such as pick \"0.5\".")
    }
  }
}
