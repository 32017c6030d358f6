// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIToolbarAppearance` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// Stands in for `buttonAppearance` of `UIToolbarAppearance`.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
  /// Stands in for `doneButtonAppearance` of `UIToolbarAppearance`.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}
