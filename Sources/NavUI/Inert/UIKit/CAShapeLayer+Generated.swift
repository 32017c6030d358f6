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
  /// Stands in for `strokeStart` of `CAShapeLayer`.
  open var strokeStart: CGFloat = 0
  /// Stands in for `lineCap` of `CAShapeLayer`.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// Stands in for `lineJoin` of `CAShapeLayer`.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Stands in for `lineDashPattern` of `CAShapeLayer`.
  open var lineDashPattern: [NSNumber]? = nil
  /// Stands in for `lineDashPhase` of `CAShapeLayer`.
  open var lineDashPhase: CGFloat = 0
  /// Stands in for `miterLimit` of `CAShapeLayer`.
  open var miterLimit: CGFloat = 10
  /// Stands in for `fillRule` of `CAShapeLayer`.
  open var fillRule: CAShapeLayerFillRule = .nonZero
}
