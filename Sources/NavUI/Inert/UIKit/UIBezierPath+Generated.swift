// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBezierPath` of UIKit, and does nothing.
open class UIBezierPath: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIBezierPath`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `UIBezierPath`.
  public init(rect: CGRect) {
  }
  /// Creates what stands in for a `UIBezierPath`.
  public init(ovalIn rect: CGRect) {
  }
  /// Creates what stands in for a `UIBezierPath`.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
  }
  /// Creates what stands in for a `UIBezierPath`.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
  }
  /// Creates what stands in for a `UIBezierPath`.
  public init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
  }
  /// Creates what stands in for a `UIBezierPath`.
  public init(cgPath: CGPath) {
    self.cgPath = cgPath
  }
  /// Stands in for `cgPath` of `UIBezierPath`.
  open var cgPath: CGPath = CGPath()
  /// Stands in for `lineWidth` of `UIBezierPath`.
  open var lineWidth: CGFloat = 1
  /// Stands in for `lineCapStyle` of `UIBezierPath`.
  open var lineCapStyle: CGLineCap = .butt
  /// Stands in for `lineJoinStyle` of `UIBezierPath`.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Stands in for `usesEvenOddFillRule` of `UIBezierPath`.
  open var usesEvenOddFillRule: Bool = false
  /// Stands in for `isEmpty` of `UIBezierPath`.
  open var isEmpty: Bool { true }
  /// Stands in for `bounds` of `UIBezierPath`.
  open var bounds: CGRect { .zero }
  /// Stands in for `currentPoint` of `UIBezierPath`.
  open var currentPoint: CGPoint { .zero }
  /// Stands in for `move` of `UIBezierPath`.
  open func move(to point: CGPoint) {}
  /// Stands in for `addLine` of `UIBezierPath`.
  open func addLine(to point: CGPoint) {}
  /// Stands in for `addCurve` of `UIBezierPath`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// Stands in for `addQuadCurve` of `UIBezierPath`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  /// Stands in for `addArc` of `UIBezierPath`.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Stands in for `append` of `UIBezierPath`.
  open func append(_ bezierPath: UIBezierPath) {}
  /// Stands in for `close` of `UIBezierPath`.
  open func close() {}
  /// Stands in for `removeAllPoints` of `UIBezierPath`.
  open func removeAllPoints() {}
  /// Stands in for `apply` of `UIBezierPath`.
  open func apply(_ transform: CGAffineTransform) {}
  /// Stands in for `fill` of `UIBezierPath`.
  open func fill() {}
  /// Stands in for `stroke` of `UIBezierPath`.
  open func stroke() {}
  /// Stands in for `addClip` of `UIBezierPath`.
  open func addClip() {}
  /// Stands in for `contains` of `UIBezierPath`.
  open func contains(_ point: CGPoint) -> Bool { false }
}
