// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGPath` of UIKit, and does nothing.
open class CGPath: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CGPath`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CGPath`.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
  }
  /// Creates what stands in for a `CGPath`.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
  }
  /// Creates what stands in for a `CGPath`.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
  }
  /// Stands in for `boundingBox` of `CGPath`.
  open var boundingBox: CGRect { .zero }
  /// Stands in for `boundingBoxOfPath` of `CGPath`.
  open var boundingBoxOfPath: CGRect { .zero }
  /// Stands in for `isEmpty` of `CGPath`.
  open var isEmpty: Bool { true }
  /// Stands in for `contains` of `CGPath`.
  open func contains(_ point: CGPoint) -> Bool { false }
}
