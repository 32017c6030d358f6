/// Where a large screen shows a tab.
@available(iOS 18.0, *)
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = TabPlacement(name: "automatic")

  /// At the end of the bar, where it always stays.
  public static let pinned = TabPlacement(name: "pinned")

  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
