/// A menu that a view shows on a long press, in the form that apps used before iOS 14.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of items.
  ///
  /// - Parameter menuItems: The choices.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}

extension View {
  /// Adds a context menu to the view unless the menu is nil.
  ///
  /// - Parameter contextMenu: The menu.
  /// - Returns: The view.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    AttachedActionsView(content: self, actions: contextMenu?.items, swipe: nil)
  }

  /// Adds a context menu to the view.
  ///
  /// - Parameter menuItems: The choices.
  /// - Returns: The view.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    AttachedActionsView(content: self, actions: menuItems(), swipe: nil)
  }

  /// Adds a context menu with a preview to the view.
  ///
  /// - Parameters:
  ///   - menuItems: The choices.
  ///   - preview: The preview beside the choices.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    AttachedActionsView(content: self, actions: menuItems(), swipe: nil)
  }

  /// Adds a context menu, and optionally an action for taps, to the rows of lists inside the view.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection.
  ///   - menu: A closure that returns the choices for some rows.
  ///   - primaryAction: The action of a tap, in addition to selecting the row.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(\.rowMenu, RowMenu(menu: menu, primaryAction: primaryAction))
  }
}
