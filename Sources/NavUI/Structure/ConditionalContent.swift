// swift-format-ignore: NoLeadingUnderscores
/// A view that shows one of two views, as in an `if` with `else`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  let storage: Storage

  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The type of the body, which a primitive view does not have.
  public typealias Body = Never

  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("A conditional view is drawn by the runtime and has no body.")
  }

  /// Creates the node of the active branch.
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
    ConditionalNode(view: view, context: context, parent: parent)
  }

  /// Updates the content of the active branch, or replaces it if the active branch has changed.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ConditionalNode<TrueContent, FalseContent>.self).update(with: view)
  }
}

extension _ConditionalContent: ListStructure where TrueContent: View, FalseContent: View {
  package static var listParts: [any View.Type]? { [TrueContent.self, FalseContent.self] }
}

private final class ConditionalNode<TrueContent: View, FalseContent: View>: ViewNode {
  override var isSelfContained: Bool { true }

  private var isFirst = false
  private var child: ViewNode?

  init(
    view: _ConditionalContent<TrueContent, FalseContent>,
    context: ViewContext,
    parent: ViewNode?
  ) {
    super.init(context: context, parent: parent)
    update(with: view)
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  func update(with view: _ConditionalContent<TrueContent, FalseContent>) {
    switch view.storage {
    case .first(let content): update(with: content, isFirst: true)
    case .second(let content): update(with: content, isFirst: false)
    }
  }

  private func update<Content: View>(with content: Content, isFirst: Bool) {
    if let child, self.isFirst == isFirst {
      Content.update(child, with: content)
      return
    }
    child?.unmount()
    self.isFirst = isFirst
    child = Content.make(content, in: context, parent: self)
  }
}
