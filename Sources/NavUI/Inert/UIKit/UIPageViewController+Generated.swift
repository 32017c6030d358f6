// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPageViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// Stands in for `dataSource` of `UIPageViewController`.
  public weak var dataSource: (any UIPageViewControllerDataSource)? = nil
  /// Stands in for `delegate` of `UIPageViewController`.
  public weak var delegate: (any UIPageViewControllerDelegate)? = nil
  /// Stands in for `viewControllers` of `UIPageViewController`.
  open var viewControllers: [UIViewController]? = nil
  /// Creates what stands in for a `UIPageViewController`.
  public convenience init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stands in for `setViewControllers` of `UIPageViewController`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
  /// Stands in for `TransitionStyle` of `UIPageViewController`.
  public enum TransitionStyle: Int, Sendable {
    /// Stands in for `pageCurl` of `TransitionStyle`.
    case pageCurl, scroll
  }
  /// Stands in for `NavigationOrientation` of `UIPageViewController`.
  public enum NavigationOrientation: Int, Sendable {
    /// Stands in for `horizontal` of `NavigationOrientation`.
    case horizontal, vertical
  }
  /// Stands in for `NavigationDirection` of `UIPageViewController`.
  public enum NavigationDirection: Int, Sendable {
    /// Stands in for `forward` of `NavigationDirection`.
    case forward, reverse
  }
}
