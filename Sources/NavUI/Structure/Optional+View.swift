extension Optional: View where Wrapped: View {
  /// The type of the body, which a primitive view does not have.
  public typealias Body = Never

  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("An optional view is drawn by the runtime and has no body.")
  }

  /// Creates a node that contains the wrapped view's node while the optional is not nil.
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
    OptionalNode(view: view, context: context, parent: parent)
  }

  /// Updates, adds or removes the wrapped view.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: OptionalNode<Wrapped>.self).update(with: view)
  }
}

extension Optional: ListStructure where Wrapped: View {}

private final class OptionalNode<Wrapped: View>: ViewNode {
  override var isSelfContained: Bool { true }

  private var child: ViewNode?

  init(view: Wrapped?, context: ViewContext, parent: ViewNode?) {
    super.init(context: context, parent: parent)
    update(with: view)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var draws: Bool { false }

  func update(with view: Wrapped?) {
    if let view {
      if let child {
        Wrapped.update(child, with: view)
      } else {
        child = Wrapped.make(view, in: context, parent: self)
      }
    } else {
      child?.unmount()
      child = nil
    }
  }
}
