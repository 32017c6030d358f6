// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPinchGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Stands in for `scale` of `UIPinchGestureRecognizer`.
  open var scale: CGFloat = 1
  /// Stands in for `velocity` of `UIPinchGestureRecognizer`.
  open var velocity: CGFloat { 0 }
}
