// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPageViewControllerDataSource` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Stands in for `pageViewController` of `UIPageViewControllerDataSource`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Stands in for `pageViewController` of `UIPageViewControllerDataSource`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
