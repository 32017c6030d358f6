/// The content of a tab view: a tab, a section of tabs, or several of them.
///
/// The two static requirements build and update the runtime's nodes. Types with only a `body` get
/// them automatically; only the runtime implements them.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values by which the tabs are selected.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the content that `body` is made of.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Creates the node that keeps the tabs alive.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - context: The context that the tabs inherit.
  ///   - parent: The node above.
  /// - Returns: The node.
  static func makeTabNode(_ content: Self, in context: ViewContext, parent: ViewNode?) -> ViewNode

  /// Gives a node the newest value of the tabs.
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

  /// Gives the tabs in `body` their newest value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - content: The new value.
  public static func updateTabNode(_ node: ViewNode, with content: Self) {
    unsafeDowncast(node, to: TabContentNode<Self, TabViewList<Body>>.self).update(with: content)
  }
}

/// Tabs that the runtime shows as views, so that they have no body.
@available(iOS 18.0, *)
@MainActor
package protocol PrimitiveTabContent: TabContent where Body == Self {
  /// The type of the views.
  associatedtype TabViews: View
  /// The views.
  var tabViews: TabViews { get }
}

@available(iOS 18.0, *)
extension PrimitiveTabContent {
  /// Tabs that the runtime shows have no body; it never asks for it.
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

  /// Gives the views their newest value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - content: The new value.
  public static func updateTabNode(_ node: ViewNode, with content: Self) {
    TabViews.update(node, with: content.tabViews)
  }
}
