/// A view that shows one of several views, which a user selects in a bar.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure("A TabView is drawn by the runtime and has no body.")
  }

  /// Creates the tab's node view.
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

  /// Gives the tab view its newest selection and tabs.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: TabViewNode<SelectionValue, Content>.self).update(with: view)
  }
}
