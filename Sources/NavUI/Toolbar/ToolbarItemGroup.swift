/// Several items of a toolbar with one placement.
@available(iOS 14.0, *)
public struct ToolbarItemGroup<Content: View> {
  let content: Content
  let placement: ToolbarItemPlacement

  /// Creates a group of items.
  ///
  /// - Parameters:
  ///   - placement: Where the items stand.
  ///   - content: The items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The group has no body.
  public var body: Never {
    preconditionFailure("A toolbar group is drawn by the runtime and has no body.")
  }

  /// The items as a view.
  ///
  /// - Parameter content: The group.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(PlacedItems(content: content.content, placement: content.placement))
  }
}
