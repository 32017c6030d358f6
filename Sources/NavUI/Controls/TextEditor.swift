package import SceneModel

/// A field for multiple lines of text.
@available(iOS 14.0, *)
public struct TextEditor {
  let text: Binding<String>

  /// Creates a text editor.
  ///
  /// - Parameter text: The text.
  public nonisolated init(text: Binding<String>) {
    self.text = text
  }

  /// Creates a text editor with a bound selection.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The selection, which only the app changes in NavLab.
  @available(iOS 18.0, *)
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
  }

  /// Creates an editor of attributed text.
  ///
  /// - Parameters:
  ///   - text: The text. Characters that are typed get the attributes of the character before them.
  ///   - selection: The selection, which only the app changes in NavLab.
  @available(iOS 26.0, *)
  public nonisolated init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = Binding {
      String(text.wrappedValue.characters)
    } set: {
      text.wrappedValue.become($0)
    }
  }
}

extension TextEditor: ControlView {
  /// An empty label, because a text editor has none.
  package var label: EmptyView { EmptyView() }

  package func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .textEditor, value: text.wrappedValue)
  }

  package func perform(_ gesture: UserGesture) throws {
    guard case .type(let newText) = gesture else {
      throw Refusal("A text field takes text, as in: type \"…\" into \"…\".")
    }
    text.wrappedValue = newText
  }
}
