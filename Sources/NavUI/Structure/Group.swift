/// A group of views without a layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group {
  /// The type of the body, which a group does not have.
  public typealias Body = Never
}

extension Group: View where Content: View {
  /// The body of the group, which is never evaluated.
  public var body: Never {
    preconditionFailure("A group is drawn by the runtime and has no body.")
  }

  /// Creates a group.
  ///
  /// - Parameter content: The views of the group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates the node of the content.
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

  /// Updates the content with its new value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    Content.update(node, with: view.content)
  }
}

extension Group: ListStructure where Content: View {
  package static var listParts: [any View.Type]? { [Content.self] }
}
