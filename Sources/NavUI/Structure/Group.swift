/// A group of views without its own layout.
public struct Group<Content> {
  let content: Content
}

extension Group {
  /// A group has no body.
  public typealias Body = Never
}

extension Group: View where Content: View {
  /// A primitive view has no body.
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

  /// Gives the content its newest value.
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
