package import SceneModel

/// A field for one line of hidden text.
public struct SecureField<Label: View> {
  package let label: Label
  let text: Binding<String>
}

extension SecureField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the field.
  ///   - text: The text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
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

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }
}

extension SecureField: ControlView {
  /// Returns a field whose text is shown as dots.
  package func element(for node: ViewNode) -> Element {
    Element(
      id: node.id,
      kind: .secureField,
      value: String(repeating: "•", count: text.wrappedValue.count)
    )
  }

  package func perform(_ gesture: UserGesture) throws {
    guard case .type(let newText) = gesture else {
      throw Refusal("A text field takes text: use type \"…\" into \"…\".")
    }
    text.wrappedValue = newText
  }
}

extension SecureField: SubmittingControl {}
