// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAShapeLayer` of UIKit, and does nothing.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  /// Stands in for `path` of `CAShapeLayer`.
  open var path: CGPath? = nil
  /// Stands in for `fillColor` of `CAShapeLayer`.
  open var fillColor: CGColor? = nil
  /// Stands in for `strokeColor` of `CAShapeLayer`.
  open var strokeColor: CGColor? = nil
  /// Stands in for `lineWidth` of `CAShapeLayer`.
  open var lineWidth: CGFloat = 1
  /// Stands in for `strokeEnd` of `CAShapeLayer`.
  open var strokeEnd: CGFloat = 1
}
