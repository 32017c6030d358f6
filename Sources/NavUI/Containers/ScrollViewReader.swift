/// A view that lets code scroll to the views inside it.
@available(iOS 14.0, *)
public struct ScrollViewReader<Content: View> {
  /// A closure that creates the content with a proxy for scrolling.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content receives a proxy for scrolling.
  ///
  /// - Parameter content: A closure that returns the content.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  /// Creates the view's node.
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
    ScrollReaderNode(view: view, context: context, parent: parent)
  }

  /// Rebuilds the content.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ScrollReaderNode<Content>.self).update(with: view)
  }
}

/// A proxy that scrolls to the views inside a scroll view reader.
@available(iOS 14.0, *)
public struct ScrollViewProxy {
  let action: @MainActor (AnyHashable, Bool) -> Void

  /// Scrolls to the row with an id, building the row if necessary.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - anchor: The final position of the row: at the top, or anywhere visible.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    action(AnyHashable(id), anchor == .top)
  }
}

private final class ScrollReaderNode<Content: View>: ViewNode {
  override var isSelfContained: Bool { true }

  private var view: ScrollViewReader<Content>
  private var child: ViewNode?

  init(view: ScrollViewReader<Content>, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    refresh()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  func update(with view: ScrollViewReader<Content>) {
    self.view = view
    refresh()
  }

  override func refresh() {
    isDirty = false
    let proxy = ScrollViewProxy { [weak self] id, isFirst in
      guard let self, isMounted else { return }
      for list in rowLists where list.window.scroll(to: id, isFirst: isFirst) {
        return
      }
    }
    let content = graph.evaluate(for: self) { view.content(proxy) }
    if let child {
      Content.update(child, with: content)
    } else {
      child = Content.make(content, in: context, parent: self)
    }
  }
}

extension ViewNode {
  /// The outermost row containers among the node's descendants.
  package var rowLists: [any RowList] {
    children.flatMap { child in
      (child as? any RowList).map { [$0] } ?? child.rowLists
    }
  }
}
