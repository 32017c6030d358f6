// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The effect of the direction of text on a view.
@available(iOS 17.0, *)
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour "fixed".
  public static let fixed = LayoutDirectionBehavior(name: "fixed")

  /// The behaviour "mirrors".
  public static let mirrors = LayoutDirectionBehavior(name: "mirrors")
}
