// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIBezierPath {
  /// Stands in for `miterLimit` of `UIBezierPath`.
  public var miterLimit: CGFloat { 10 }
  /// Stands in for `setLineDash` of `UIBezierPath`.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Stands in for `reversing` of `UIBezierPath`.
  public func reversing() -> UIBezierPath { self }
  /// Stands in for `fill` of `UIBezierPath`.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Stands in for `stroke` of `UIBezierPath`.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
}
