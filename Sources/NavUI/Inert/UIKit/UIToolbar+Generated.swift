// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIToolbar` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// Stands in for `items` of `UIToolbar`.
  open var items: [UIBarButtonItem]? = nil
  /// Stands in for `appearance` of `UIToolbar`.
  public static func appearance() -> UIToolbar { UIToolbar() }
}
