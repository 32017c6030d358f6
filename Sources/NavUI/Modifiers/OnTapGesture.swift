extension View {
  /// Runs an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps that it takes.
  ///   - action: The action.
  /// - Returns: The view, which a script taps by its label like a button.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    TapView(content: self, action: action)
  }
}

private struct TapView<Content: View> {
  let content: Content
  let action: () -> Void
}

extension TapView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TapNode(view: view, context: context, parent: parent)
  }

  /// Texts and images become one button; among controls it is they that take the taps.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    let inside = lowering.elements[start...]
    guard inside.allSatisfy({ $0.kind == .text || $0.kind == .image }) else { return }
    var button = SceneElement(id: node.id, kind: .button)
    button.label = Lowering.label(of: inside)
    button.identifier = inside.count == 1 ? inside.first?.identifier : nil
    button.children = inside.flatMap(\.children)
    lowering.takeRowGestures(for: node.id, from: inside)
    lowering.elements.removeSubrange(start...)
    lowering.add(button, target: node)
  }
}

private final class TapNode<Content: View>: UnaryNode<TapView<Content>> {
  override func perform(_ gesture: UserGesture) throws {
    guard gesture == .tap else {
      throw Refusal("This can only be tapped.")
    }
    view.action()
  }
}
