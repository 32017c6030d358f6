// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIColorPickerViewControllerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Stands in for `colorPickerViewControllerDidSelectColor` of `UIColorPickerViewControllerDelegate`.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Stands in for `colorPickerViewController` of `UIColorPickerViewControllerDelegate`.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// Stands in for `colorPickerViewControllerDidFinish` of `UIColorPickerViewControllerDelegate`.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Stands in for `colorPickerViewControllerDidSelectColor` of `UIColorPickerViewControllerDelegate`.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  {}
  /// Stands in for `colorPickerViewController` of `UIColorPickerViewControllerDelegate`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  /// Stands in for `colorPickerViewControllerDidFinish` of `UIColorPickerViewControllerDelegate`.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
