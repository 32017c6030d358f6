// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The order of a menu's items.
@available(iOS 16.0, *)
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = MenuOrder(name: "automatic")

  /// The choice "priority".
  public static let priority = MenuOrder(name: "priority")

  /// The choice "fixed".
  public static let fixed = MenuOrder(name: "fixed")
}
