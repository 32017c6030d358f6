// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UINavigationController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// Stands in for `viewControllers` of `UINavigationController`.
  open var viewControllers: [UIViewController] = []
  /// Stands in for `navigationBar` of `UINavigationController`.
  public let navigationBar: UINavigationBar = UINavigationBar()
  /// Stands in for `interactivePopGestureRecognizer` of `UINavigationController`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? = nil
  /// Stands in for `topViewController` of `UINavigationController`.
  open var topViewController: UIViewController? { viewControllers.last }
  /// Stands in for `visibleViewController` of `UINavigationController`.
  open var visibleViewController: UIViewController? { viewControllers.last }
  /// Creates what stands in for a `UINavigationController`.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }
  /// Stands in for `pushViewController` of `UINavigationController`.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    addChild(viewController)
  }
  /// Stands in for `popViewController` of `UINavigationController`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  /// Stands in for `popToRootViewController` of `UINavigationController`.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  /// Stands in for `setNavigationBarHidden` of `UINavigationController`.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}
