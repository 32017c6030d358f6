/// The node of a view that contains no other views.
package final class LeafNode<Leaf: LeafView>: ViewNode {
  package override var isSelfContained: Bool { true }

  private var view: Leaf

  package init(view: Leaf, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
  }

  /// Updates the node with the view's new value.
  ///
  /// - Parameter view: The view's new value.
  package func update(with view: Leaf) {
    self.view = view
  }

  package override var draws: Bool { Leaf.self != EmptyView.self }

  package override func show(in lowering: inout Lowering) {
    guard !lowering.isOutline else { return }
    view.lower(self, into: &lowering)
  }
}

/// A view that contains no other views.
@MainActor
package protocol LeafView: PrimitiveView {
  /// Adds the view's content to a description of the scene.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - lowering: The description being built.
  func lower(_ node: ViewNode, into lowering: inout Lowering)
}

extension LeafView {
  /// Creates a node that stores the view's value.
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
    LeafNode(view: view, context: context, parent: parent)
  }

  /// Replaces the view's value in the node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: LeafNode<Self>.self).update(with: view)
  }
}
