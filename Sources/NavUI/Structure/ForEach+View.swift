extension ForEach: View where Content: View {
  /// The type of the body, which a primitive view does not have.
  public typealias Body = Never

  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("A ForEach is drawn by the runtime and has no body.")
  }

  /// Creates a node for the views of all elements, or only of those in a lazy container's window.
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
    ForEachNode(view: view, context: context, parent: parent)
  }

  /// Updates the views of the elements, matching their nodes by id.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
  }
}

extension ForEach: ListStructure where Content: View {}

/// A node that identifies each of its child nodes, as `ForEach` does.
@MainActor
package protocol IdentifyingNode: ViewNode {
  /// Returns the id of a child node, even if the node is still being created, or nil if there is none.
  func identity(of node: ViewNode) -> AnyHashable?
}

extension ViewNode {
  /// The id that the nearest `ForEach` gives to the node or an ancestor, or nil if there is none.
  ///
  /// A tab or option without a tag uses it as its tag (TV-08).
  package var inheritedTag: AnyHashable? {
    var child: ViewNode = self
    while let node = child.parent {
      if let source = node as? any IdentifyingNode { return source.identity(of: child) }
      if node is any TabCollection || node is any OptionCollection { return nil }
      child = node
    }
    return nil
  }
}
