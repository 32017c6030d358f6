// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIWindow` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Stands in for `rootViewController` of `UIWindow`.
  open var rootViewController: UIViewController? = UIViewController()
  /// Stands in for `windowScene` of `UIWindow`.
  public weak var windowScene: UIWindowScene? = nil
  /// Stands in for `isKeyWindow` of `UIWindow`.
  open var isKeyWindow: Bool { true }
  /// Stands in for `makeKeyAndVisible` of `UIWindow`.
  open func makeKeyAndVisible() {}
}
