// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIColorWell` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  /// Stands in for `selectedColor` of `UIColorWell`.
  open var selectedColor: UIColor? = nil
  /// Stands in for `title` of `UIColorWell`.
  open var title: String? = nil
  /// Stands in for `supportsAlpha` of `UIColorWell`.
  open var supportsAlpha: Bool = true
}
