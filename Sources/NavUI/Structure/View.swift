/// A part of an app's user interface.
///
/// The two static requirements build and update the runtime's nodes. Views with only a `body` get
/// them automatically; only the runtime implements them.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node that represents the view in the tree.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  static func makeViewNode(_ view: Self, in context: ViewContext, parent: ViewNode?) -> ViewNode

  /// Updates a node with the view's new value.
  ///
  /// - Parameters:
  ///   - node: A node made by `makeViewNode(_:in:parent:)` of the same type.
  ///   - view: The view's new value.
  static func updateViewNode(_ node: ViewNode, with view: Self)
}

extension View {
  /// Creates a node that evaluates `body` again whenever a source that `body` has read changes.
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
    BodyNode(view: view, context: context, parent: parent)
  }

  /// Updates the node with the new value of a view that has a `body`.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: BodyNode<Self>.self).update(with: view)
  }
}

extension Never: View {
  /// The body of a view that cannot exist, which is never evaluated.
  public nonisolated var body: Never {
    preconditionFailure("A view that cannot exist has no body.")
  }
}
