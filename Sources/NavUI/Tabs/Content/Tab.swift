/// A tab of a tab view, with a label in the bar, a value that selects the tab, and content.
///
/// A tab is not a view, so it has no `tag` (TV-05).
@available(iOS 18.0, *)
// navlab:disable:next type-named-tab - this is what apps know as SwiftUI's own.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label
}

@available(iOS 18.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = Value
}

@available(iOS 18.0, *)
extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  package var tabViews: some View {
    TabPage(content: content)
      .tabItem { label }
      .tabValue(value, role: role)
  }
}

/// The content of a tab; it is built when the tab is opened, and its modifiers do not affect the tab.
private struct TabPage<Content: View> {
  let content: Content
}

extension TabPage: TransparentContainer {}

extension View {
  fileprivate nonisolated func tabValue(_ value: AnyHashable?, role: TabRole?) -> some View {
    TabValueView(content: self, value: value, role: role)
  }
}

private struct TabValueView<Content: View> {
  let content: Content
  let value: AnyHashable?
  let role: TabRole?
}

extension TabValueView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TabValueNode(view: view, context: context, parent: parent)
  }
}

private final class TabValueNode<Content: View>: UnaryNode<TabValueView<Content>> {
  override func didUpdate(from old: TabValueView<Content>?) {
    guard case .tab(let slot) = context.mode else { return }
    slot.role = view.role
    if let value = view.value { slot.tag = value }
  }
}
