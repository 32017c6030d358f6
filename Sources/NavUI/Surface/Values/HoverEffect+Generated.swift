// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of a pointer over a view.
public struct HoverEffect: Sendable {
  private let name: String

  /// The effect "automatic".
  public static let automatic = HoverEffect(name: "automatic")

  /// The effect "highlight".
  public static let highlight = HoverEffect(name: "highlight")

  /// The effect "lift".
  public static let lift = HoverEffect(name: "lift")
}
