// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITabBarController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// Stands in for `viewControllers` of `UITabBarController`.
  open var viewControllers: [UIViewController]? = nil
  /// Stands in for `selectedIndex` of `UITabBarController`.
  open var selectedIndex: Int = 0
  /// Stands in for `tabBar` of `UITabBarController`.
  public let tabBar: UITabBar = UITabBar()
}
