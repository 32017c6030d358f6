/// A view that knows what the gesture for leaving does, a scrub with two fingers.
struct AccessibilityEscapeView<Content: View> {
  let content: Content
  /// Leaves the screen, or nil where the view says nothing about that.
  let handler: (() -> Void)?
}

extension AccessibilityEscapeView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    AccessibilityEscapeNode(view: view, context: context, parent: parent)
  }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    if handler != nil, lowering.escaper == nil { lowering.escaper = node }
    node.child.lower(into: &lowering)
  }
}

private final class AccessibilityEscapeNode<Content: View>: UnaryNode<
  AccessibilityEscapeView<Content>
>
{
  override func perform(_ gesture: UserGesture) throws {
    view.handler?()
  }
}
