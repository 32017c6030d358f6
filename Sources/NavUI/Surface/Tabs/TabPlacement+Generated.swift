// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The place where a large screen shows a tab.
@available(iOS 18.0, *)
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The place that the system chooses.
  public static let automatic = TabPlacement(name: "automatic")

  /// At the end of the bar, where it always stays.
  public static let pinned = TabPlacement(name: "pinned")

  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
