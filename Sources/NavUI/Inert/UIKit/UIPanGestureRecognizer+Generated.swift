// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPanGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Stands in for `minimumNumberOfTouches` of `UIPanGestureRecognizer`.
  open var minimumNumberOfTouches: Int = 1
  /// Stands in for `maximumNumberOfTouches` of `UIPanGestureRecognizer`.
  open var maximumNumberOfTouches: Int = 2
  /// Stands in for `translation` of `UIPanGestureRecognizer`.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Stands in for `setTranslation` of `UIPanGestureRecognizer`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Stands in for `velocity` of `UIPanGestureRecognizer`.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
