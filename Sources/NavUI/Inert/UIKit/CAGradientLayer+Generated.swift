// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAGradientLayer` of UIKit, and does nothing.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// Stands in for `colors` of `CAGradientLayer`.
  open var colors: [Any]? = nil
  /// Stands in for `locations` of `CAGradientLayer`.
  open var locations: [NSNumber]? = nil
  /// Stands in for `startPoint` of `CAGradientLayer`.
  open var startPoint: CGPoint = .zero
  /// Stands in for `endPoint` of `CAGradientLayer`.
  open var endPoint: CGPoint = .zero
  /// Stands in for `type` of `CAGradientLayer`.
  open var type: CAGradientLayerType = .axial
}
