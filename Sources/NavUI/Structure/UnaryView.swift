/// A view made by a modifier, with one view inside.
@MainActor
package protocol UnaryView: PrimitiveView {
  /// The type of the content.
  associatedtype Content: View
  /// The view inside.
  var content: Content { get }

  /// Creates the node.
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

  /// Adds what the view shows to a description of the scene.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - lowering: The description being built.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering)

  /// Whether the view's changes to a description depend only on its value.
  var isSelfContained: Bool { get }
}

extension UnaryView {
  /// Creates a plain node.
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

  /// Whether the view's changes to a description depend only on its value; true by default.
  package var isSelfContained: Bool { true }

  /// Shows what the view inside shows.
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

  /// Gives the node the newest value of the view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: UnaryNode<Self>.self).update(with: view)
  }
}

/// A view's node made by a modifier.
package class UnaryNode<Wrapped: UnaryView>: ViewNode {
  /// The view's newest value.
  package final private(set) var view: Wrapped
  /// The node of the view inside.
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

  /// Returns the context that the view inside inherits.
  package func childContext() -> ViewContext { context }

  /// Prepares the node before the view inside is created.
  package func didMake() {}

  /// Reacts to the first or to a new value of the view.
  ///
  /// - Parameter old: The previous value, or nil for the first one.
  package func didUpdate(from old: Wrapped?) {}

  /// Reacts to a new value before the view inside gets its own.
  ///
  /// - Parameter old: The previous value.
  package func willUpdateChild(from old: Wrapped) {}

  /// Updates the node with a new value of the view.
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
