// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPanGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Stands in for `translation` of `UIPanGestureRecognizer`.
  open func translation(in view: UIView?) -> CGPoint { .zero }
}
