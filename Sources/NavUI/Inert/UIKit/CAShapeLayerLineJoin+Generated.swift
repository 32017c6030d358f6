// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAShapeLayerLineJoin` of UIKit, and does nothing.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAShapeLayerLineJoin`.
  public let rawValue: String
  /// Creates what stands in for a `CAShapeLayerLineJoin`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `miter` of `CAShapeLayerLineJoin`.
  public static let miter: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "miter")
  /// Stands in for `round` of `CAShapeLayerLineJoin`.
  public static let round: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "round")
  /// Stands in for `bevel` of `CAShapeLayerLineJoin`.
  public static let bevel: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "bevel")
}
