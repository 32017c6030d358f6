// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISwitch` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Stands in for `isOn` of `UISwitch`.
  open var isOn: Bool = false
  /// Stands in for `onTintColor` of `UISwitch`.
  open var onTintColor: UIColor? = nil
  /// Stands in for `setOn` of `UISwitch`.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Stands in for `thumbTintColor` of `UISwitch`.
  open var thumbTintColor: UIColor? = nil
  /// Stands in for `title` of `UISwitch`.
  open var title: String? = nil
  /// Stands in for `preferredStyle` of `UISwitch`.
  open var preferredStyle: Style = .automatic
  /// Stands in for `Style` of `UISwitch`.
  public enum Style: Int, Sendable {
    /// Stands in for `automatic` of `Style`.
    case automatic, checkbox, sliding
  }
}
