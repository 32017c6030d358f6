// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UINavigationItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UINavigationItem {
  /// Stands in for `title` of `UINavigationItem`.
  open var title: String? = nil
  /// Stands in for `largeTitleDisplayMode` of `UINavigationItem`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  /// Stands in for `rightBarButtonItem` of `UINavigationItem`.
  open var rightBarButtonItem: UIBarButtonItem? = nil
  /// Stands in for `leftBarButtonItem` of `UINavigationItem`.
  open var leftBarButtonItem: UIBarButtonItem? = nil
  /// Stands in for `backButtonTitle` of `UINavigationItem`.
  open var backButtonTitle: String? = nil
  /// Creates what stands in for a `UINavigationItem`.
  public init() {
  }
  /// Stands in for `LargeTitleDisplayMode` of `UINavigationItem`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Stands in for `automatic` of `LargeTitleDisplayMode`.
    case automatic, always, never
  }
}
