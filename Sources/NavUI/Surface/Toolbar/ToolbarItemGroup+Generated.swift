// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Several items of a toolbar with one placement.
@available(iOS 14.0, *)
public struct ToolbarItemGroup<Content: View> {
  internal let content: Content

  internal let placement: ToolbarItemPlacement

  /// Creates a group of items.
  ///
  /// - Parameters:
  ///   - placement: The place of the items.
  ///   - content: The items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// Creates a group of items, which a narrow bar shows as a menu with a label.
  ///
  /// - Parameters:
  ///   - placement: The place of the items.
  ///   - content: The items.
  ///   - label: The label of the menu.
  @available(iOS 16.0, *)
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.content = LabeledToolbarItemGroupContent(content: content())
    self.placement = placement
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The group has no body.
  public var body: Never {
    preconditionFailure("A toolbar group is drawn by the runtime and has no body.")
  }

  /// Returns the items as a view.
  ///
  /// - Parameter content: The group.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(PlacedItems(content: content.content, placement: content.placement))
  }
}
