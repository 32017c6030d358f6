// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The size of a toolbar's title.
@available(iOS 17.0, *)
public struct ToolbarTitleDisplayMode: Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")

  /// The choice "large".
  public static let large = ToolbarTitleDisplayMode(name: "large")

  /// The choice "inline large".
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  /// The choice "inline".
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
