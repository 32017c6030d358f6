/// A node that evaluates the `body` of tabs whenever a source that the `body` reads changes.
package final class TabContentNode<Content, Tabs: View>: ViewNode {
  private var content: Content
  private let tabs: @MainActor (Content) -> Tabs
  private var properties: PropertyStorage
  private var child: ViewNode?

  /// Creates a node of tabs with a `body`.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - context: The context that the tabs inherit.
  ///   - parent: The node above.
  ///   - tabs: A closure that evaluates the body, as views.
  package init(
    content: Content,
    context: ViewContext,
    parent: ViewNode?,
    tabs: @escaping @MainActor (Content) -> Tabs
  ) {
    self.content = content
    self.tabs = tabs
    properties = PropertyStorage(plan: context.graph.plan(for: Content.self))
    super.init(context: context, parent: parent)
    properties.connect(&self.content, to: self)
    refresh()
  }

  package override var children: [ViewNode] { child.map { [$0] } ?? [] }

  package override var isSelfContained: Bool { true }

  package override var viewName: String? { typeName(Content.self) }

  /// Updates the node with the new value of the tabs and evaluates their `body`.
  ///
  /// - Parameter content: The new value.
  package func update(with content: Content) {
    self.content = content
    properties.connect(&self.content, to: self)
    refresh()
  }

  package override func refresh() {
    isDirty = false
    stopEndlessNesting()
    properties.update(&content, for: self)
    let views = graph.evaluate(for: self) { tabs(content) }
    if let child {
      Tabs.update(child, with: views)
    } else {
      child = Tabs.make(views, in: context, parent: self)
    }
  }

  package override func willUnmount() {
    properties.release()
  }
}
