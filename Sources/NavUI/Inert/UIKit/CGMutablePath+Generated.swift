// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGMutablePath` of UIKit, and does nothing.
open class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates what stands in for a `CGMutablePath`.
  public override init() {
    super.init()
  }
  /// Stands in for `move` of `CGMutablePath`.
  open func move(to point: CGPoint) {}
  /// Stands in for `addLine` of `CGMutablePath`.
  open func addLine(to point: CGPoint) {}
  /// Stands in for `addLines` of `CGMutablePath`.
  open func addLines(between points: [CGPoint]) {}
  /// Stands in for `addRect` of `CGMutablePath`.
  open func addRect(_ rect: CGRect) {}
  /// Stands in for `addEllipse` of `CGMutablePath`.
  open func addEllipse(in rect: CGRect) {}
  /// Stands in for `addQuadCurve` of `CGMutablePath`.
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Stands in for `addCurve` of `CGMutablePath`.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Stands in for `addArc` of `CGMutablePath`.
  open func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Stands in for `addPath` of `CGMutablePath`.
  open func addPath(_ path: CGPath) {}
  /// Stands in for `closeSubpath` of `CGMutablePath`.
  open func closeSubpath() {}
}
