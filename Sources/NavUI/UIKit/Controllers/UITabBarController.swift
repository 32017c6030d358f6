/// A controller that shows one of several controllers, each with a tab.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers in the order of their tabs, or nil if there are none.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] { controller.parent = self }
      ControllerChanges.shared.note()
    }
  }
  /// The index of the selected controller.
  open var selectedIndex = 0 { didSet { ControllerChanges.shared.note() } }
  /// The delegate that is notified when a tab is selected, or nil if there is none.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar with the tabs.
  public let tabBar = UITabBar()

  /// The controller of the selected tab, or nil if there is none.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex
    }
  }

  /// Replaces the controllers.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers.
  ///   - animated: Whether the change is animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
