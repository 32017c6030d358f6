/// A type-erased view.
public struct AnyView {
  let content: any View

  /// Creates a type-erased view from a view.
  ///
  /// - Parameter view: The view.
  public nonisolated init<Content: View>(_ view: Content) {
    content = view
  }

  /// Creates a type-erased view from a view.
  ///
  /// - Parameter view: The view.
  public nonisolated init<Content: View>(erasing view: Content) {
    content = view
  }
}

extension AnyView: PrimitiveView, ListStructure {
  /// Creates a node that contains the node of the wrapped view.
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
    AnyViewNode(view: view, context: context, parent: parent)
  }

  /// Updates the wrapped view, or replaces it if its type has changed.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: AnyViewNode.self).update(with: view.content)
  }
}

private final class AnyViewNode: ViewNode {
  override var isSelfContained: Bool { true }

  private var type: any View.Type
  private var child: ViewNode?

  init(view: AnyView, context: ViewContext, parent: ViewNode?) {
    type = Swift.type(of: view.content)
    super.init(context: context, parent: parent)
    child = make(view.content)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  func update(with content: any View) {
    let newType = Swift.type(of: content)
    if newType == type, let child {
      update(child, with: content)
    } else {
      child?.unmount()
      type = newType
      child = make(content)
    }
  }

  private func make<Content: View>(_ view: Content) -> ViewNode {
    Content.make(view, in: context, parent: self)
  }

  private func update<Content: View>(_ child: ViewNode, with view: Content) {
    Content.update(child, with: view)
  }
}
