// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of holding something over a view.
@available(iOS 17.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour "automatic".
  public static let automatic = SpringLoadingBehavior(name: "automatic")

  /// The behaviour "enabled".
  public static let enabled = SpringLoadingBehavior(name: "enabled")

  /// The behaviour "disabled".
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}
