// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Whether a choice closes its menu.
@available(iOS 16.4, *)
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour "automatic".
  public static let automatic = MenuActionDismissBehavior(name: "automatic")

  /// The behaviour "enabled".
  public static let enabled = MenuActionDismissBehavior(name: "enabled")

  /// The behaviour "disabled".
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
