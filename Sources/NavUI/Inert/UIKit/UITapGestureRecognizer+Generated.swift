// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITapGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Stands in for `numberOfTapsRequired` of `UITapGestureRecognizer`.
  open var numberOfTapsRequired: Int = 1
  /// Stands in for `numberOfTouchesRequired` of `UITapGestureRecognizer`.
  open var numberOfTouchesRequired: Int = 1
}
