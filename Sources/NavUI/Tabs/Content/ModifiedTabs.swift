/// A group of tabs to which a modifier applies a change.
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

/// A change that a modifier makes to tabs.
package enum TabChange: Hashable, Sendable {
  /// A change to the badge.
  case badge(String?)
  /// A change that hides the tabs if its value is true.
  case hidden(Bool)
  /// A change that disables the tabs if its value is true.
  case disabled(Bool)
  /// A change to the accessibility identifier.
  case identifier(String?)
  /// A change to the name under which customizations of the tab are stored.
  case customizationID(String)
  /// A change to the tabs' initial visibility in a customizable bar or sidebar.
  case visibility(Visibility, Set<AdaptableTabBarPlacement>)
  /// A change that prevents a user from customizing the tab in some placements.
  case fixed(Set<AdaptableTabBarPlacement>)

  /// Returns a change to the initial visibility in a list of placements, where an empty list means all.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - placements: The placements.
  /// - Returns: The change.
  static func visibility(
    _ visibility: Visibility,
    in placements: [AdaptableTabBarPlacement]
  ) -> TabChange {
    .visibility(visibility, AdaptableTabBarPlacement.expanded(placements))
  }

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

/// A node of a modifier around tabs.
@MainActor
package protocol TabModifying {
  /// The change that the modifier makes to the tabs inside it.
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
