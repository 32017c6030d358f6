// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIFontPickerViewControllerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Stands in for `fontPickerViewControllerDidPickFont` of `UIFontPickerViewControllerDelegate`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Stands in for `fontPickerViewControllerDidCancel` of `UIFontPickerViewControllerDelegate`.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Stands in for `fontPickerViewControllerDidPickFont` of `UIFontPickerViewControllerDelegate`.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Stands in for `fontPickerViewControllerDidCancel` of `UIFontPickerViewControllerDelegate`.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
