/// The content of a tab view, such as a tab or a section of tabs.
///
/// The two static requirements build and update the runtime's nodes. Types with only a `body` get them automatically;
/// only the runtime implements them.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values by which the tabs are selected.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the content that `body` returns.
  associatedtype Body: TabContent

  /// The tabs that make up the content.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Creates the node that represents the tabs in the tree.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - context: The context that the tabs inherit.
  ///   - parent: The node above.
  /// - Returns: The node.
  static func makeTabNode(_ content: Self, in context: ViewContext, parent: ViewNode?) -> ViewNode

  /// Updates a node with the new value of its tabs.
  ///
  /// - Parameters:
  ///   - node: A node made by `makeTabNode(_:in:parent:)` of the same type.
  ///   - content: The new value.
  static func updateTabNode(_ node: ViewNode, with content: Self)
}

@available(iOS 18.0, *)
extension TabContent {
  /// Creates the node of the tabs in `body`.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - context: The context that the tabs inherit.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeTabNode(
    _ content: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    TabContentNode(content: content, context: context, parent: parent) {
      TabViewList(content: $0.body)
    }
  }

  /// Updates the node with the new value of the tabs in `body`.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - content: The new value.
  public static func updateTabNode(_ node: ViewNode, with content: Self) {
    unsafeDowncast(node, to: TabContentNode<Self, TabViewList<Body>>.self).update(with: content)
  }
}

/// A group of tabs that the runtime shows as views and that therefore has no body.
@available(iOS 18.0, *)
@MainActor
package protocol PrimitiveTabContent: TabContent where Body == Self {
  /// The type of the views that represent the tabs.
  associatedtype TabViews: View
  /// The views that represent the tabs.
  var tabViews: TabViews { get }
}

@available(iOS 18.0, *)
extension PrimitiveTabContent {
  /// The body of the tabs, which is never evaluated.
  public var body: Self {
    preconditionFailure("\(Self.self) is shown by the runtime and has no body.")
  }

  /// Creates the node of the views.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - context: The context that the tabs inherit.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeTabNode(
    _ content: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    TabViews.make(content.tabViews, in: context, parent: parent)
  }

  /// Updates the node of the views with the new value of the tabs.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - content: The new value.
  public static func updateTabNode(_ node: ViewNode, with content: Self) {
    TabViews.update(node, with: content.tabViews)
  }
}
