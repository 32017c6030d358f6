// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAShapeLayerFillRule` of UIKit, and does nothing.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAShapeLayerFillRule`.
  public let rawValue: String
  /// Creates what stands in for a `CAShapeLayerFillRule`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `nonZero` of `CAShapeLayerFillRule`.
  public static let nonZero: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "nonZero")
  /// Stands in for `evenOdd` of `CAShapeLayerFillRule`.
  public static let evenOdd: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "evenOdd")
}
