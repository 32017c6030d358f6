// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIRotationGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Stands in for `rotation` of `UIRotationGestureRecognizer`.
  open var rotation: CGFloat = 0
  /// Stands in for `velocity` of `UIRotationGestureRecognizer`.
  open var velocity: CGFloat { 0 }
}
