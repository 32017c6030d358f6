/// A view that represents tabs.
@available(iOS 18.0, *)
struct TabViewList<Content: TabContent> {
  let content: Content
}

@available(iOS 18.0, *)
extension TabViewList: PrimitiveView, ListStructure {
  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    Content.makeTabNode(view.content, in: context, parent: parent)
  }

  static func updateViewNode(_ node: ViewNode, with view: Self) {
    Content.updateTabNode(node, with: view.content)
  }
}

/// A group of tabs that is represented by views.
@available(iOS 18.0, *)
struct TabGroup<TabValue: Hashable, TabViews: View> {
  let tabViews: TabViews
}

@available(iOS 18.0, *)
extension TabGroup: PrimitiveTabContent {}
