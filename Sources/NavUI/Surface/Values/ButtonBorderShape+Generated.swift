// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The shape of a button's border.
@available(iOS 15.0, *)
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// The shape "automatic".
  public static let automatic = ButtonBorderShape(name: "automatic")

  /// The shape "capsule".
  public static let capsule = ButtonBorderShape(name: "capsule")

  /// The shape "rounded rectangle".
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// The shape "circle".
  public static let circle = ButtonBorderShape(name: "circle")

  /// Returns a rectangle with round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}
