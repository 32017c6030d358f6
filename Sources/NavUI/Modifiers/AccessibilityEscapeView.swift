/// A view with an action for VoiceOver's escape gesture, which is a two-finger scrub.
struct AccessibilityEscapeView<Content: View> {
  let content: Content
  /// The action for the gesture, or nil if the view has none.
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
