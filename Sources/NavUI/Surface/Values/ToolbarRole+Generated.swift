// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The purpose of a toolbar.
@available(iOS 16.0, *)
public struct ToolbarRole: Sendable {
  private let name: String

  /// The purpose "automatic".
  public static let automatic = ToolbarRole(name: "automatic")

  /// The purpose "navigation stack".
  public static let navigationStack = ToolbarRole(name: "navigationStack")

  /// The purpose "browser".
  public static let browser = ToolbarRole(name: "browser")

  /// The purpose "editor".
  public static let editor = ToolbarRole(name: "editor")
}
