package import SceneModel

/// A button for pasting values, which NavLab does not support.
@available(iOS 16.0, *)
public struct PasteButton {
  /// Creates a button that pastes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - onPaste: A closure called with the values.
  public nonisolated init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping ([T]) -> Void
  ) {}
}

@available(iOS 16.0, *)
extension PasteButton: ControlView {
  package var label: Text { Text(verbatim: "Paste") }

  package func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .button)
  }

  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("There is nothing to paste.")
  }
}
