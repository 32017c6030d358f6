// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension NSValue {
  /// Creates what stands in for a `NSValue`.
  public convenience init(cgRect: CGRect) {
    self.init(rect: cgRect)
  }
  /// Creates what stands in for a `NSValue`.
  public convenience init(cgPoint: CGPoint) {
    self.init(point: cgPoint)
  }
  /// Creates what stands in for a `NSValue`.
  public convenience init(cgSize: CGSize) {
    self.init(size: cgSize)
  }
  /// Stands in for `cgRectValue` of `NSValue`.
  public var cgRectValue: CGRect { rectValue }
  /// Stands in for `cgPointValue` of `NSValue`.
  public var cgPointValue: CGPoint { pointValue }
  /// Stands in for `cgSizeValue` of `NSValue`.
  public var cgSizeValue: CGSize { sizeValue }
}
