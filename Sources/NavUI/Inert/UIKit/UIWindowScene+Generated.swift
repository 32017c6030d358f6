// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIWindowScene` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// Stands in for `windows` of `UIWindowScene`.
  open var windows: [UIWindow] = []
  /// Stands in for `keyWindow` of `UIWindowScene`.
  open var keyWindow: UIWindow? { windows.first }
  /// Stands in for `screen` of `UIWindowScene`.
  open var screen: UIScreen { UIScreen.main }
  /// Stands in for `interfaceOrientation` of `UIWindowScene`.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Stands in for `statusBarManager` of `UIWindowScene`.
  open var statusBarManager: UIStatusBarManager? = nil
  /// Stands in for `requestGeometryUpdate` of `UIWindowScene`.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Stands in for `GeometryPreferences` of `UIWindowScene`.
  public enum GeometryPreferences: Sendable {
    /// Stands in for `iOS` of `GeometryPreferences`.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
}
