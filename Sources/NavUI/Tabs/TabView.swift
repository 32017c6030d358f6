/// A view that shows one of several views at a time, with a bar for choosing among them.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View where Content: View {
  /// The type of the body, which a primitive view does not have.
  public typealias Body = Never

  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("A TabView is drawn by the runtime and has no body.")
  }

  /// Creates the tab view's node.
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
    TabViewNode(view: view, context: context, parent: parent)
  }

  /// Updates the tab view's node with its new selection and tabs.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TabViewNode<SelectionValue, Content>.self).update(with: view)
  }
}
