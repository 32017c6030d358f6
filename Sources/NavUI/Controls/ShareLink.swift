package import SceneModel

/// A button that shows the system's share sheet.
@available(iOS 16.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Data.Element: Transferable, Label: View {
  package let label: Label
}

@available(iOS 16.0, *)
extension ShareLink: ControlView {
  package func element(for node: ViewNode) -> Element {
    Element(id: node.id, kind: .button)
  }

  package func perform(_ gesture: UserGesture) throws {
    throw Refusal("This button shows the system's share sheet, which is not part of the app.")
  }
}

/// The default label of a share button.
@available(iOS 16.0, *)
public struct DefaultShareLinkLabel {
  let title: Text?
}

@available(iOS 16.0, *)
extension DefaultShareLinkLabel: View {
  /// The title of the button, or `Share…` if there is none.
  public var body: some View { title ?? Text(verbatim: "Share…") }
}
