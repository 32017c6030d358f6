// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIColorPickerViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// Stands in for `delegate` of `UIColorPickerViewController`.
  public weak var delegate: (any UIColorPickerViewControllerDelegate)? = nil
  /// Stands in for `selectedColor` of `UIColorPickerViewController`.
  open var selectedColor: UIColor = UIColor.black
  /// Stands in for `supportsAlpha` of `UIColorPickerViewController`.
  open var supportsAlpha: Bool = true
}
