extension View {
  /// Sets the identity of the view, which becomes a different view with fresh state when the identity changes.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

private struct IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: PrimitiveView, ListStructure {
  static var listParts: [any View.Type]? { [Content.self] }

  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    IdentifiedNode(view: view, context: context, parent: parent)
  }

  static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: IdentifiedNode<Content, ID>.self).update(with: view)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode {
  override var isSelfContained: Bool { true }

  private var identity: ID
  private var child: ViewNode?

  init(view: IdentifiedView<Content, ID>, context: ViewContext, parent: ViewNode?) {
    identity = view.id
    super.init(context: context, parent: parent)
    child = Content.make(view.content, in: context, parent: self)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  func update(with view: IdentifiedView<Content, ID>) {
    if view.id == identity, let child {
      Content.update(child, with: view.content)
    } else {
      child?.unmount()
      identity = view.id
      child = Content.make(view.content, in: context, parent: self)
    }
  }
}
