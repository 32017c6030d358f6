package import SceneModel

/// A control that selects a value along a track.
public struct Slider<Label: View, ValueLabel: View> {
  package let label: Label
  let text: () -> String
  let change: (Double) -> Bool
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
      throw Refusal("A slider takes a number within its bounds, as in: pick \"0.5\".")
    }
  }
}
