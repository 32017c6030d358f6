// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICubicTimingParameters` of UIKit, and does nothing.
open class UICubicTimingParameters: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UICubicTimingParameters`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `UICubicTimingParameters`.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init()
  }
}
