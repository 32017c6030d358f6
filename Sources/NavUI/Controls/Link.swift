internal import SceneModel

/// A link that opens a URL.
@available(iOS 14.0, *)
public struct Link<Label: View> {
  package let label: Label
  let destination: URL

  /// Creates a link to a URL.
  ///
  /// - Parameters:
  ///   - destination: The URL.
  ///   - label: The label of the link.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The label, which opens the URL with the environment's `openURL` action when tapped.
  public var body: some View {
    LinkControl(label: label, destination: destination)
  }
}

private struct LinkControl<Label: View>: View {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var openURL

  var body: some View {
    OpeningControl(label: label, destination: destination, openURL: openURL)
  }
}

private struct OpeningControl<Label: View> {
  let label: Label
  let destination: URL
  let openURL: OpenURLAction
}

extension OpeningControl: ControlView {
  func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .link, value: destination.absoluteString)
  }

  func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else { throw Refusal("A link can only be tapped.") }
    openURL(destination)
  }
}
