// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIVector` of CoreImage, and does nothing.
open class CIVector: NSObject, @unchecked Sendable {
  /// Stands in for `values` of `CIVector`.
  public let values: [CGFloat]
  /// Creates what stands in for a `CIVector`.
  public init(x: CGFloat) {
    values = [x]
    super.init()
  }
  /// Creates what stands in for a `CIVector`.
  public init(x: CGFloat, y: CGFloat) {
    values = [x, y]
    super.init()
  }
  /// Creates what stands in for a `CIVector`.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) {
    values = [x, y, z]
    super.init()
  }
  /// Creates what stands in for a `CIVector`.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    values = [x, y, z, w]
    super.init()
  }
  /// Creates what stands in for a `CIVector`.
  public init(cgPoint point: CGPoint) {
    values = [point.x, point.y]
    super.init()
  }
  /// Creates what stands in for a `CIVector`.
  public init(cgRect rect: CGRect) {
    values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    super.init()
  }
  /// Stands in for `count` of `CIVector`.
  open var count: Int { values.count }
  /// Stands in for `value` of `CIVector`.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// Stands in for `x` of `CIVector`.
  open var x: CGFloat { value(at: 0) }
  /// Stands in for `y` of `CIVector`.
  open var y: CGFloat { value(at: 1) }
  /// Stands in for `z` of `CIVector`.
  open var z: CGFloat { value(at: 2) }
  /// Stands in for `w` of `CIVector`.
  open var w: CGFloat { value(at: 3) }
}
