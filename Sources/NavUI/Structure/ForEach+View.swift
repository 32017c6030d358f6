extension ForEach: View where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("A ForEach is drawn by the runtime and has no body.")
  }

  /// Creates a node for each of the elements, or in a lazy container for those in its window.
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

  /// Matches the elements with their nodes by identity.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(with: view)
  }
}

extension ForEach: ListStructure where Content: View {}

/// A node that gives each of the nodes below an identity, as `ForEach` does.
@MainActor
package protocol IdentifyingNode: ViewNode {
  /// Returns the identity of a child node, or of the one in creation.
  func identity(of node: ViewNode) -> AnyHashable?
}

extension ViewNode {
  /// The identity that the nearest `ForEach` gives to the node or a node around it.
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
