// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The time at which a material looks active.
@available(iOS 18.0, *)
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The appearance "automatic".
  public static let automatic = MaterialActiveAppearance(name: "automatic")

  /// The appearance "active".
  public static let active = MaterialActiveAppearance(name: "active")

  /// The appearance "inactive".
  public static let inactive = MaterialActiveAppearance(name: "inactive")

  /// The appearance "match window".
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
