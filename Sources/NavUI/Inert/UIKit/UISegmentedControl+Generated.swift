// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISegmentedControl` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Stands in for `selectedSegmentIndex` of `UISegmentedControl`.
  open var selectedSegmentIndex: Int = 0
  /// Stands in for `selectedSegmentTintColor` of `UISegmentedControl`.
  open var selectedSegmentTintColor: UIColor? = nil
  /// Stands in for `setTitleTextAttributes` of `UISegmentedControl`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}
