// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
