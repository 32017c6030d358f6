/// The first of several views that fits; here everything fits, so it is the first one.
@available(iOS 16.0, *)
public struct ViewThatFits<Content: View> {
  let content: Content

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the views have to fit.
  ///   - content: The views, best first.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  /// Creates the node of the views; only one of them is visible.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    FittingNode(view: view, context: context, parent: parent)
  }

  /// Updates the views.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: FittingNode<Content>.self).update(with: view)
  }
}

private final class FittingNode<Content: View>: ViewNode {
  private var content: ViewNode?

  init(view: ViewThatFits<Content>, context: ViewContext, parent: ViewNode?) {
    super.init(context: context, parent: parent)
    content = Content.make(view.content, in: context, parent: self)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  func update(with view: ViewThatFits<Content>) {
    if let content { Content.update(content, with: view.content) }
  }

  /// Shows the first of several views.
  override func show(in lowering: inout Lowering) {
    guard let content else { return }
    let first = Content.self is any ListStructure.Type ? content.children.first : content
    (first ?? content).lower(into: &lowering)
  }
}
