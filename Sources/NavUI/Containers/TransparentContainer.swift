/// A view that only arranges its content and therefore has no separate node.
@MainActor
package protocol TransparentContainer: PrimitiveView {
  /// The type of the content.
  associatedtype Content: View
  /// The view in the container.
  var content: Content { get }
}

extension TransparentContainer {
  /// Creates the content's node.
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
    Content.make(view.content, in: context, parent: parent)
  }

  /// Updates the content's node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    Content.update(node, with: view.content)
  }
}
