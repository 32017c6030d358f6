// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CGPath {
  /// Creates what stands in for a `CGPath`.
  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init()
  }
  /// Stands in for `currentPoint` of `CGPath`.
  public var currentPoint: CGPoint { .zero }
  /// Stands in for `copy` of `CGPath`.
  public func copy() -> CGPath? { self }
  /// Stands in for `mutableCopy` of `CGPath`.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath() }
  /// Stands in for `contains` of `CGPath`.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule,
    transform: CGAffineTransform = .identity
  ) -> Bool { false }
  /// Stands in for `copy` of `CGPath`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath { self }
}
