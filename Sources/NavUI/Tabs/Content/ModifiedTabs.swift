/// Tabs with something changed about them.
@available(iOS 18.0, *)
struct ModifiedTabs<Content: TabContent> {
  let content: Content
  let change: TabChange
}

@available(iOS 18.0, *)
extension ModifiedTabs: PrimitiveTabContent {
  typealias TabValue = Content.TabValue

  var tabViews: some View {
    TabModifierView(content: TabViewList(content: content), change: change)
  }
}

/// A modifier's change to tabs.
package enum TabChange: Hashable, Sendable {
  /// Sets the badge.
  case badge(String?)
  /// Hides the tabs, or shows them.
  case hidden(Bool)
  /// Disables the tabs, or enables them.
  case disabled(Bool)
  /// Sets the accessibility identifier.
  case identifier(String?)
  /// Sets the name under which customizations of the tab are stored.
  case customizationID(String)
  /// Sets whether a bar or a sidebar that can be customized shows the tabs.
  case visibility(Visibility, Set<AdaptableTabBarPlacement>)
  /// Prevents the user from customizing the tab in some places.
  case fixed(Set<AdaptableTabBarPlacement>)

  /// Applies the change to a tab.
  ///
  /// - Parameter slot: The tab.
  @MainActor
  package func apply(to slot: any TabSlot) {
    switch self {
    case .badge(let badge): slot.badge = badge
    case .hidden(let isHidden): slot.isHidden = slot.isHidden || isHidden
    case .disabled(let isDisabled): slot.isDisabled = slot.isDisabled || isDisabled
    case .identifier(let identifier): slot.identifier = identifier ?? slot.identifier
    case .customizationID(let id): slot.customization.id = id
    case .visibility(let visibility, let places):
      for place in places {
        slot.customization.defaults[place] = visibility
      }
    case .fixed(let places): slot.customization.fixed.formUnion(places)
    }
  }
}

/// The node of a modifier around tabs.
@MainActor
package protocol TabModifying {
  /// The modifier's change to the tabs below.
  var change: TabChange { get }
}

private struct TabModifierView<Content: View> {
  let content: Content
  let change: TabChange
}

extension TabModifierView: UnaryView, ListStructure {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TabModifierNode(view: view, context: context, parent: parent)
  }
}

private final class TabModifierNode<Content: View>: UnaryNode<TabModifierView<Content>>,
  TabModifying
{
  var change: TabChange { view.change }

  override func didUpdate(from old: TabModifierView<Content>?) {
    guard case .tabs(let collection) = context.mode, old?.change != view.change else { return }
    collection.tabsChanged()
  }
}
