/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: Where the item stands.
  ///   - content: What the item shows.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// The item has no body.
  public var body: Never {
    preconditionFailure("A toolbar item is drawn by the runtime and has no body.")
  }

  /// The item as a view.
  ///
  /// - Parameter content: The item.
  /// - Returns: The view.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(content.content)
  }
}
