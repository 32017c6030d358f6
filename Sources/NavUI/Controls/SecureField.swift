package import SceneModel

/// A single-line field for hidden text.
public struct SecureField<Label: View> {
  package let label: Label
  let text: Binding<String>
}

extension SecureField: ControlView {
  /// Returns an element that shows the field's text as dots.
  package func element(for node: ViewNode) -> Element {
    Element(
      id: node.id,
      kind: .secureField,
      value: String(repeating: "•", count: text.wrappedValue.count)
    )
  }

  package func perform(_ gesture: UserGesture) throws {
    guard case .type(let newText) = gesture else {
      throw Refusal("A text field takes text, as in: type \"…\" into \"…\".")
    }
    text.wrappedValue = newText
  }
}

extension SecureField: SubmittingControl {}
