// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CALayerCornerCurve` of UIKit, and does nothing.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CALayerCornerCurve`.
  public let rawValue: String
  /// Creates what stands in for a `CALayerCornerCurve`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `circular` of `CALayerCornerCurve`.
  public static let circular: CALayerCornerCurve = CALayerCornerCurve(rawValue: "circular")
  /// Stands in for `continuous` of `CALayerCornerCurve`.
  public static let continuous: CALayerCornerCurve = CALayerCornerCurve(rawValue: "continuous")
}
