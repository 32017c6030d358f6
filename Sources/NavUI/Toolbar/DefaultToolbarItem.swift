/// A placeholder for one of the system's own toolbar items, which shows nothing here.
@available(iOS 26.0, *)
public struct DefaultToolbarItem: ToolbarContent {
  /// Creates the item.
  ///
  /// - Parameters:
  ///   - kind: The kind of item.
  ///   - placement: The place.
  public nonisolated init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  /// The item has no body.
  public var body: Never {
    preconditionFailure("A default toolbar item is drawn by the runtime and has no body.")
  }

  /// Returns no view.
  ///
  /// - Parameter content: The item.
  /// - Returns: Nothing.
  public static func makeItems(_ content: Self) -> AnyView {
    AnyView(EmptyView())
  }
}

/// An item that the system puts into toolbars.
@available(iOS 17.0, *)
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")

  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")

  /// The search field.
  @available(iOS 26.0, *)
  public static let search = ToolbarDefaultItemKind(name: "search")
}
