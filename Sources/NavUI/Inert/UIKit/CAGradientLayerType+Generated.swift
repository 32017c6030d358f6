// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAGradientLayerType` of UIKit, and does nothing.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAGradientLayerType`.
  public let rawValue: String
  /// Creates what stands in for a `CAGradientLayerType`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `axial` of `CAGradientLayerType`.
  public static let axial: CAGradientLayerType = CAGradientLayerType(rawValue: "axial")
  /// Stands in for `radial` of `CAGradientLayerType`.
  public static let radial: CAGradientLayerType = CAGradientLayerType(rawValue: "radial")
  /// Stands in for `conic` of `CAGradientLayerType`.
  public static let conic: CAGradientLayerType = CAGradientLayerType(rawValue: "conic")
}
