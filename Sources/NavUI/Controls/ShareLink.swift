/// A button that shows the system's sharing sheet, which a script cannot see.
public struct ShareLink<Label: View> {
  package let label: Label

  /// Creates a button for a URL.
  ///
  /// - Parameters:
  ///   - item: The URL.
  ///   - label: What the button shows.
  public nonisolated init(item: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a button for a text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - label: What the button shows.
  public nonisolated init(item: String, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ShareLink where Label == Text {
  /// Creates a button that says Share.
  ///
  /// - Parameter item: The URL.
  public nonisolated init(item: URL) {
    label = Text(verbatim: "Share…")
  }

  /// Creates a button that says Share.
  ///
  /// - Parameter item: The text.
  public nonisolated init(item: String) {
    label = Text(verbatim: "Share…")
  }

  /// Creates a button with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - item: The URL.
  public nonisolated init(_ titleKey: LocalizedStringKey, item: URL) {
    label = Text(titleKey)
  }

  /// Creates a button with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - item: The text to share.
  public nonisolated init(_ titleKey: LocalizedStringKey, item: String) {
    label = Text(titleKey)
  }
}

extension ShareLink: ControlView {
  package func element(for node: ViewNode) -> SceneElement {
    SceneElement(id: node.id, kind: .button)
  }

  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("This button shows the system's sharing sheet, which is no part of the app.")
  }
}
