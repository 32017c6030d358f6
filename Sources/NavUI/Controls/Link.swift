/// A link that opens a URL.
@available(iOS 14.0, *)
public struct Link<Label: View> {
  package let label: Label
  let destination: URL

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The URL.
  ///   - label: What the link shows.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - destination: The URL.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - destination: The URL.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: ControlView {
  package func element(for node: ViewNode) -> SceneElement {
    SceneElement(id: node.id, kind: .link, value: destination.absoluteString)
  }

  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("This link leaves the app for \(destination.absoluteString).")
  }
}
