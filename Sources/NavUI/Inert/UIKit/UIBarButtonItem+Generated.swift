// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarButtonItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBarButtonItem {
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
