/// A view that shows the first child view that fits; in NavLab, this is always the first child.
@available(iOS 16.0, *)
public struct ViewThatFits<Content: View> {
  let content: Content

  /// Creates a view that chooses among child views.
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
  /// Creates a node for the child views, only one of which is visible.
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

  /// Updates the child views.
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

  /// Adds the first child view to the description.
  override func show(in lowering: inout Lowering) {
    guard let content else { return }
    let first = Content.self is any ListStructure.Type ? content.children.first : content
    (first ?? content).lower(into: &lowering)
  }
}
