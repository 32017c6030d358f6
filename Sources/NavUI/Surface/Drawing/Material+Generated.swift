// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A translucent background.
@available(iOS 15.0, *)
public struct Material: Sendable {
  private let name: String

  /// The ultra thin material.
  public static let ultraThin = Material(name: "ultraThin")

  /// The thin material.
  public static let thin = Material(name: "thin")

  /// The regular material.
  public static let regular = Material(name: "regular")

  /// The thick material.
  public static let thick = Material(name: "thick")

  /// The ultra thick material.
  public static let ultraThick = Material(name: "ultraThick")

  /// The material of bars.
  public static let bar = Material(name: "bar")
}

extension Material: ShapeStyle {}
