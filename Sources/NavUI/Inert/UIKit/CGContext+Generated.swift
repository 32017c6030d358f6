// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGContext` of UIKit, and does nothing.
public final class CGContext: @unchecked Sendable {
  /// Creates what stands in for a `CGContext`.
  public init() {
  }
  /// Creates what stands in for a `CGContext`.
  public init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
  }
  /// Stands in for `width` of `CGContext`.
  public var width: Int { 0 }
  /// Stands in for `height` of `CGContext`.
  public var height: Int { 0 }
  /// Stands in for `data` of `CGContext`.
  public var data: UnsafeMutableRawPointer? { nil }
  /// Stands in for `bytesPerRow` of `CGContext`.
  public var bytesPerRow: Int { 0 }
  /// Stands in for `boundingBoxOfClipPath` of `CGContext`.
  public var boundingBoxOfClipPath: CGRect { .zero }
  /// Stands in for `ctm` of `CGContext`.
  public var ctm: CGAffineTransform { .identity }
  /// Stands in for `currentPointOfPath` of `CGContext`.
  public var currentPointOfPath: CGPoint { .zero }
  /// Stands in for `interpolationQuality` of `CGContext`.
  public var interpolationQuality: CGInterpolationQuality = .default
  /// Stands in for `saveGState` of `CGContext`.
  public func saveGState() {}
  /// Stands in for `restoreGState` of `CGContext`.
  public func restoreGState() {}
  /// Stands in for `beginPath` of `CGContext`.
  public func beginPath() {}
  /// Stands in for `closePath` of `CGContext`.
  public func closePath() {}
  /// Stands in for `move` of `CGContext`.
  public func move(to point: CGPoint) {}
  /// Stands in for `addLine` of `CGContext`.
  public func addLine(to point: CGPoint) {}
  /// Stands in for `addLines` of `CGContext`.
  public func addLines(between points: [CGPoint]) {}
  /// Stands in for `addCurve` of `CGContext`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Stands in for `addQuadCurve` of `CGContext`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Stands in for `addRect` of `CGContext`.
  public func addRect(_ rect: CGRect) {}
  /// Stands in for `addRects` of `CGContext`.
  public func addRects(_ rects: [CGRect]) {}
  /// Stands in for `addEllipse` of `CGContext`.
  public func addEllipse(in rect: CGRect) {}
  /// Stands in for `addArc` of `CGContext`.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Stands in for `addArc` of `CGContext`.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {}
  /// Stands in for `addPath` of `CGContext`.
  public func addPath(_ path: CGPath) {}
  /// Stands in for `strokePath` of `CGContext`.
  public func strokePath() {}
  /// Stands in for `fillPath` of `CGContext`.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Stands in for `drawPath` of `CGContext`.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Stands in for `clip` of `CGContext`.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Stands in for `clip` of `CGContext`.
  public func clip(to rect: CGRect) {}
  /// Stands in for `clip` of `CGContext`.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Stands in for `fill` of `CGContext`.
  public func fill(_ rect: CGRect) {}
  /// Stands in for `fill` of `CGContext`.
  public func fill(_ rects: [CGRect]) {}
  /// Stands in for `stroke` of `CGContext`.
  public func stroke(_ rect: CGRect) {}
  /// Stands in for `stroke` of `CGContext`.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Stands in for `fillEllipse` of `CGContext`.
  public func fillEllipse(in rect: CGRect) {}
  /// Stands in for `strokeEllipse` of `CGContext`.
  public func strokeEllipse(in rect: CGRect) {}
  /// Stands in for `strokeLineSegments` of `CGContext`.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Stands in for `clear` of `CGContext`.
  public func clear(_ rect: CGRect) {}
  /// Stands in for `setFillColor` of `CGContext`.
  public func setFillColor(_ color: CGColor) {}
  /// Stands in for `setFillColor` of `CGContext`.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Stands in for `setFillColor` of `CGContext`.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Stands in for `setStrokeColor` of `CGContext`.
  public func setStrokeColor(_ color: CGColor) {}
  /// Stands in for `setStrokeColor` of `CGContext`.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Stands in for `setStrokeColor` of `CGContext`.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Stands in for `setLineWidth` of `CGContext`.
  public func setLineWidth(_ width: CGFloat) {}
  /// Stands in for `setLineCap` of `CGContext`.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Stands in for `setLineJoin` of `CGContext`.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Stands in for `setMiterLimit` of `CGContext`.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Stands in for `setLineDash` of `CGContext`.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Stands in for `setAlpha` of `CGContext`.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Stands in for `setBlendMode` of `CGContext`.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Stands in for `setShadow` of `CGContext`.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Stands in for `setShadow` of `CGContext`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Stands in for `setShouldAntialias` of `CGContext`.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Stands in for `setAllowsAntialiasing` of `CGContext`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Stands in for `translateBy` of `CGContext`.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Stands in for `scaleBy` of `CGContext`.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Stands in for `rotate` of `CGContext`.
  public func rotate(by angle: CGFloat) {}
  /// Stands in for `concatenate` of `CGContext`.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Stands in for `draw` of `CGContext`.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Stands in for `drawLinearGradient` of `CGContext`.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Stands in for `drawRadialGradient` of `CGContext`.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// Stands in for `beginTransparencyLayer` of `CGContext`.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  /// Stands in for `endTransparencyLayer` of `CGContext`.
  public func endTransparencyLayer() {}
  /// Stands in for `makeImage` of `CGContext`.
  public func makeImage() -> CGImage? { CGImage() }
  /// Stands in for `flush` of `CGContext`.
  public func flush() {}
}
