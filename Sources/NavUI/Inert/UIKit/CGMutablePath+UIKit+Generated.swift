// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CGMutablePath {
  /// Stands in for `addArc` of `CGMutablePath`.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {}
  /// Stands in for `addRelativeArc` of `CGMutablePath`.
  public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat)
  {}
  /// Stands in for `addRoundedRect` of `CGMutablePath`.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {}
  /// Stands in for `addRects` of `CGMutablePath`.
  public func addRects(_ rects: [CGRect]) {}
}
