// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A shadow that is part of a shape style.
@available(iOS 16.0, *)
public struct ShadowStyle: Equatable, Sendable {
  private let radius: CGFloat

  private let offset: CGSize

  /// Returns a shadow outside the shape.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius, offset: CGSize(width: x, height: y)) }

  /// Returns a shadow inside the shape.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius, offset: CGSize(width: x, height: y)) }
}
