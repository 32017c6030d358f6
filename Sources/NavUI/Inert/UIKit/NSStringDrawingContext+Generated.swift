// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSStringDrawingContext` of UIKit, and does nothing.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSStringDrawingContext`.
  public override init() {
    super.init()
  }
  /// Stands in for `minimumScaleFactor` of `NSStringDrawingContext`.
  open var minimumScaleFactor: CGFloat = 0
  /// Stands in for `totalBounds` of `NSStringDrawingContext`.
  open var totalBounds: CGRect { .zero }
}
