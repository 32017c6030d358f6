/// A controller that shows the top controller of a stack.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers in the stack, from bottom to top.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers { controller.parent = self }
      ControllerChanges.shared.note()
    }
  }
  /// The navigation bar at the top.
  public let navigationBar = UINavigationBar()
  /// The gesture recognizer for going back, or nil if there is none.
  public var interactivePopGestureRecognizer: UIGestureRecognizer?
  /// A Boolean value that indicates whether the navigation bar is hidden.
  open var isNavigationBarHidden = false
  /// The toolbar at the bottom.
  public let toolbar: UIToolbar? = UIToolbar()
  /// A Boolean value that indicates whether the toolbar is hidden.
  open var isToolbarHidden = true
  /// A Boolean value that indicates whether the bars hide when the content is scrolled.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether the bars hide when the user taps.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether the bars hide in a compact height.
  open var hidesBarsWhenVerticallyCompact = false
  /// The delegate that is notified of pushes and pops, or nil if there is none.
  public weak var delegate: (any UINavigationControllerDelegate)?

  /// The controller at the top of the stack, or nil if there is none.
  public var topViewController: UIViewController? { viewControllers.last }

  /// The presented controller, or else the top controller, or nil if there is neither.
  public var visibleViewController: UIViewController? {
    presentedViewController ?? viewControllers.last
  }

  /// Creates a navigation controller with a root controller.
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

  /// Pops and returns the top controller, or returns nil if it is the only one.
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

  /// Pops and returns all controllers except the bottom one, or returns nil if the stack is empty.
  ///
  /// - Parameter animated: Whether the change is animated.
  /// - Returns: The controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops and returns all controllers above the given one, or returns nil if that one is not in the stack.
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

  /// Replaces the controllers in the stack.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers from the bottom up.
  ///   - animated: Whether the change is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Sets whether the navigation bar is hidden.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether the change is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets whether the toolbar is hidden.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether the change is animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
}

/// A delegate that is notified of the pushes and pops of a navigation controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// Responds when a controller has become the top controller.
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

  /// Responds when a controller is about to become the top controller.
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
  /// Has no effect by default.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Has no effect by default.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
}
