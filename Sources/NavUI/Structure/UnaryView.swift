/// A view that a modifier creates around a single view.
@MainActor
package protocol UnaryView: PrimitiveView {
  /// The type of the content.
  associatedtype Content: View
  /// The view that the modifier is applied to.
  var content: Content { get }

  /// Creates the view's node.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self>

  /// Adds the view's content to a description of the scene.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - lowering: The description being built.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering)

  /// A Boolean value that indicates whether the view's changes to a description depend only on the view's value.
  var isSelfContained: Bool { get }
}

extension UnaryView {
  /// Creates a node without additional behaviour.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  package static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    UnaryNode(view: view, context: context, parent: parent)
  }

  /// A Boolean value that indicates whether the view's changes to a description depend only on the view's value: true
  /// by default.
  package var isSelfContained: Bool { true }

  /// Adds the content of the inner view to a description.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - lowering: The description being built.
  package func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    node.child.lower(into: &lowering)
  }

  /// Creates the view's node.
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
    makeNode(view, in: context, parent: parent)
  }

  /// Updates the node with the new value of the view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: UnaryNode<Self>.self).update(with: view)
  }
}

/// The node of a view that a modifier creates.
package class UnaryNode<Wrapped: UnaryView>: ViewNode {
  /// The latest value of the view.
  package final private(set) var view: Wrapped
  /// The node of the inner view.
  package final private(set) lazy var child: ViewNode =
    Wrapped.Content.make(view.content, in: childContext(), parent: self)

  package init(view: Wrapped, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    didMake()
    _ = child
    didUpdate(from: nil)
  }

  package override var children: [ViewNode] { [child] }

  package override final var onlyContent: ViewNode? { child }

  package override var isSelfContained: Bool { view.isSelfContained }

  /// Returns the context that the inner view inherits.
  package func childContext() -> ViewContext { context }

  /// Prepares the node before the inner view is created.
  package func didMake() {}

  /// Responds to a new value of the view, including the first value.
  ///
  /// - Parameter old: The previous value, or nil for the first one.
  package func didUpdate(from old: Wrapped?) {}

  /// Responds to a new value of the view before the inner view is updated.
  ///
  /// - Parameter old: The previous value.
  package func willUpdateChild(from old: Wrapped) {}

  /// Updates the node with the view's new value.
  ///
  /// - Parameter newView: The view's new value.
  package final func update(with newView: Wrapped) {
    let old = view
    view = newView
    willUpdateChild(from: old)
    Wrapped.Content.update(child, with: newView.content)
    didUpdate(from: old)
  }

  package override func show(in lowering: inout Lowering) {
    view.lower(self, into: &lowering)
  }
}
