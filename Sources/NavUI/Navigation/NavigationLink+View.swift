extension NavigationLink: PrimitiveView {
  /// Creates the node of the link.
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
    LinkNode(view: view, context: context, parent: parent)
  }

  /// Updates the link's label and target.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: LinkNode<Label, Destination>.self).update(with: view)
  }
}
