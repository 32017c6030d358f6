// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarButtonItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBarButtonItem {
  /// Stands in for `appearance` of `UIBarButtonItem`.
  public static func appearance() -> UIBarButtonItem {
    UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
  }
  /// Stands in for `appearance` of `UIBarButtonItem`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> UIBarButtonItem { appearance() }
  /// Stands in for `setTitleTextAttributes` of `UIBarButtonItem`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
  /// Stands in for `setBackButtonTitlePositionAdjustment` of `UIBarButtonItem`.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {}
  /// Stands in for `setBackButtonBackgroundImage` of `UIBarButtonItem`.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {}
  /// Stands in for `isEnabled` of `UIBarButtonItem`.
  open var isEnabled: Bool = true
  /// Stands in for `title` of `UIBarButtonItem`.
  open var title: String? = nil
  /// Stands in for `image` of `UIBarButtonItem`.
  open var image: UIImage? = nil
  /// Stands in for `customView` of `UIBarButtonItem`.
  open var customView: UIView? = nil
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(customView: UIView) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
  }
  /// Stands in for `tintColor` of `UIBarButtonItem`.
  open var tintColor: UIColor? = nil
  /// Creates what stands in for a `UIBarButtonItem`.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
  }
  /// Creates what stands in for a `UIBarButtonItem`.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
  }
  /// Stands in for `Style` of `UIBarButtonItem`.
  public enum Style: Int, Sendable {
    /// Stands in for `plain` of `Style`.
    case plain, done
  }
  /// Stands in for `SystemItem` of `UIBarButtonItem`.
  public enum SystemItem: Int, Sendable {
    /// Stands in for `done` of `SystemItem`.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, action, search, trash,
      close
  }
}
