/// A controller that shows the top controller of a stack.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The stack, from the bottom up.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers { controller.parent = self }
      ControllerChanges.shared.note()
    }
  }
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// The gesture that goes back.
  public var interactivePopGestureRecognizer: UIGestureRecognizer?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The bar at the bottom.
  public let toolbar: UIToolbar? = UIToolbar()
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true
  /// Whether the bars hide when the content is scrolled.
  open var hidesBarsOnSwipe = false
  /// Whether the bars hide at a tap.
  open var hidesBarsOnTap = false
  /// Whether the bars hide in a low window.
  open var hidesBarsWhenVerticallyCompact = false
  /// The receiver of pushes and pops.
  public weak var delegate: (any UINavigationControllerDelegate)?

  /// The controller at the top of the stack.
  public var topViewController: UIViewController? { viewControllers.last }

  /// The visible controller.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }

  /// Creates a stack.
  ///
  /// - Parameter rootViewController: The root controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Pushes a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Whether the change is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: viewController, animated: animated)
    viewControllers.append(viewController)
    delegate?.navigationController(self, didShow: viewController, animated: animated)
  }

  /// Pops the top controller, unless it is the last.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let gone = viewControllers.removeLast()
    if let top = viewControllers.last {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    return gone
  }

  /// Pops all controllers except the bottom one.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above a given one.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Whether the change is animated.
  /// - Returns: The controllers.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    return gone
  }

  /// Sets the stack.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers from the bottom up.
  ///   - animated: Whether the change is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides the bar, or shows it.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether the change is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the bar at the bottom or shows it.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether the change is animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}

/// A receiver of the pushes and pops of a controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// Another controller is at the top.
  ///
  /// - Parameters:
  ///   - navigationController: The controller of the stack.
  ///   - viewController: The top controller.
  ///   - animated: Whether the change was animated.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Another controller is about to be at the top.
  ///
  /// - Parameters:
  ///   - navigationController: The controller of the stack.
  ///   - viewController: The top controller.
  ///   - animated: Whether the change will be animated.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
}
