// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIFontPickerViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// Stands in for `delegate` of `UIFontPickerViewController`.
  public weak var delegate: (any UIFontPickerViewControllerDelegate)? = nil
  /// Stands in for `selectedFontDescriptor` of `UIFontPickerViewController`.
  open var selectedFontDescriptor: UIFontDescriptor? = nil
}
