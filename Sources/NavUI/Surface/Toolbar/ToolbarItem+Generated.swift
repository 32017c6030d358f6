// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// One item of a toolbar.
@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content: View> {
  internal let content: Content

  internal let placement: ToolbarItemPlacement
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: The place of the item.
  ///   - content: The content of the item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identifier.
  ///
  /// - Parameters:
  ///   - id: The item's name.
  ///   - placement: The place of the item.
  ///   - content: The content of the item.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  /// Creates an item with an identifier.
  ///
  /// - Parameters:
  ///   - id: The item's name.
  ///   - placement: The place of the item.
  ///   - showsByDefault: Whether the item is shown before a user has customized the toolbar.
  ///   - content: The content of the item.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) { self.init(id: id, placement: placement, content: content) }
}

extension ToolbarItem: ToolbarContent {
  /// The item has no body.
  public var body: Never {
    preconditionFailure("A toolbar item is drawn by the runtime and has no body.")
  }

  /// Returns the item as a view.
  ///
  /// - Parameter content: The item.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(PlacedItems(content: content.content, placement: content.placement))
  }
}
