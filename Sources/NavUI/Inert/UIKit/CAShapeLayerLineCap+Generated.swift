// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAShapeLayerLineCap` of UIKit, and does nothing.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAShapeLayerLineCap`.
  public let rawValue: String
  /// Creates what stands in for a `CAShapeLayerLineCap`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `butt` of `CAShapeLayerLineCap`.
  public static let butt: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "butt")
  /// Stands in for `round` of `CAShapeLayerLineCap`.
  public static let round: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "round")
  /// Stands in for `square` of `CAShapeLayerLineCap`.
  public static let square: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "square")
}
