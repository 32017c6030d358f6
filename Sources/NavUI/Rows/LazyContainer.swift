/// A view that builds its rows on demand.
@MainActor
package protocol LazyContainer: PrimitiveView {
  /// The type of the view that contains the rows.
  associatedtype Content: View
  /// The view that contains the rows.
  var content: Content { get }
  /// The selection of the rows, or nil if they cannot be selected.
  var rowSelection: (any RowSelection)? { get }
  /// A Boolean value that indicates whether a tap on a row activates all the row's buttons.
  static var rowsShareTaps: Bool { get }
}

extension LazyContainer {
  /// The selection of the rows, which is nil by default.
  package var rowSelection: (any RowSelection)? { nil }

  /// A Boolean value that indicates whether a tap on a row activates all the row's buttons: false by default.
  package static var rowsShareTaps: Bool { false }

  /// Creates the container's node.
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
    LazyContainerNode(view: view, context: context, parent: parent)
  }

  /// Updates the rows.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: LazyContainerNode<Self>.self).update(with: view)
  }
}

/// The node of a container that builds only a window of its rows.
package final class LazyContainerNode<Container: LazyContainer>: ViewNode, RowList {
  package override var isSelfContained: Bool { true }

  private var view: Container
  private var content: ViewNode?
  package let window = RowWindow()

  package init(view: Container, context: ViewContext, parent: ViewNode?) {
    self.view = view
    super.init(context: context, parent: parent)
    window.setWidth(EnvironmentValues(scope: context.environment, graph: nil).horizontalSizeClass)
    window.container = self
    window.rowsShareTaps = Container.rowsShareTaps
    window.selection = view.rowSelection
    let context = context.with(mode: .rows(window), isLazy: true)
    content = Container.Content.make(view.content, in: context, parent: self)
    window.layOut()
    follow()
  }

  package override var children: [ViewNode] { content.map { [$0] } ?? [] }

  func update(with view: Container) {
    self.view = view
    window.selection = view.rowSelection
    if let content { Container.Content.update(content, with: view.content) }
    window.layOutIfNeeded()
    follow()
  }

  package override func refresh() {
    isDirty = false
    follow()
  }

  package override func synchronize() {
    window.layOutIfNeeded()
  }

  package override func perform(_ gesture: UserGesture) throws {
    guard case .scroll(let count) = gesture else {
      throw Refusal("A list can only be scrolled. Tap one of its rows.")
    }
    guard window.scroll(by: count) else {
      throw Refusal("The list is already at its \(count < 0 ? "beginning" : "end").")
    }
  }

  package override func willUnmount() {
    context.level?.stack.column?.withdraw(self)
  }

  /// Sets the width of the row window and reports the selection to the split view's column, now and after each change.
  private func follow() {
    let (width, selected) = graph.evaluate(for: self) {
      let values = EnvironmentValues(scope: context.environment, graph: graph)
      return (values.horizontalSizeClass, window.selection?.first)
    }
    window.setWidth(width)
    if window.selection != nil { context.level?.stack.column?.note(self, selecting: selected) }
  }
}

/// A node of a container with rows.
@MainActor
package protocol RowList: ViewNode {
  /// The window of rows that are built.
  var window: RowWindow { get }
}
