// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UILongPressGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Stands in for `minimumPressDuration` of `UILongPressGestureRecognizer`.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Stands in for `allowableMovement` of `UILongPressGestureRecognizer`.
  open var allowableMovement: CGFloat = 10
  /// Stands in for `numberOfTapsRequired` of `UILongPressGestureRecognizer`.
  open var numberOfTapsRequired: Int = 0
  /// Stands in for `numberOfTouchesRequired` of `UILongPressGestureRecognizer`.
  open var numberOfTouchesRequired: Int = 1
}
