extension ForEach: View where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("A ForEach is drawn by the runtime and has no body.")
  }

  /// Makes a node for each of the elements, or in a lazy container for those in its window.
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

/// A node that takes the identity of its place in a `ForEach` for a tag, unless it has one.
@MainActor
package protocol TaggedByPosition {
  /// Takes the identity for a tag.
  func inherit(tag: AnyHashable)
}
