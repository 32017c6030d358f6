// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISpringTimingParameters` of UIKit, and does nothing.
open class UISpringTimingParameters: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UISpringTimingParameters`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `UISpringTimingParameters`.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init()
  }
  /// Creates what stands in for a `UISpringTimingParameters`.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init()
  }
}
