/// A view that only arranges the view inside, so that it needs no node of its own.
@MainActor
package protocol TransparentContainer: PrimitiveView {
  /// The type of the view inside.
  associatedtype Content: View
  /// The view inside.
  var content: Content { get }
}

extension TransparentContainer {
  /// Makes the node of the view inside.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: What the view inherits from its surroundings.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    Content.make(view.content, in: context, parent: parent)
  }

  /// Gives the view inside its newest value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    Content.update(node, with: view.content)
  }
}
