// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The changes that a user can make to an item of a toolbar.
@available(iOS 16.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String

  /// The system's choice.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")

  /// The item can be moved, but not removed.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")

  /// The item stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}
