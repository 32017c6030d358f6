// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// Stands in for `title` of `UIViewController`.
  open var title: String? = nil
  /// Stands in for `UIView!` of `UIViewController`.
  public lazy var view: UIView! = UIView()
  /// Stands in for `isViewLoaded` of `UIViewController`.
  open var isViewLoaded: Bool = false
  /// Stands in for `children` of `UIViewController`.
  open var children: [UIViewController] = []
  /// Stands in for `parent` of `UIViewController`.
  public weak var parent: UIViewController? = nil
  /// Stands in for `presentedViewController` of `UIViewController`.
  open var presentedViewController: UIViewController? = nil
  /// Stands in for `presentingViewController` of `UIViewController`.
  public weak var presentingViewController: UIViewController? = nil
  /// Stands in for `navigationController` of `UIViewController`.
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  /// Stands in for `tabBarController` of `UIViewController`.
  open var tabBarController: UITabBarController? { parent as? UITabBarController }
  /// Stands in for `navigationItem` of `UIViewController`.
  open var navigationItem: UINavigationItem = UINavigationItem()
  /// Stands in for `tabBarItem` of `UIViewController`.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Stands in for `modalPresentationStyle` of `UIViewController`.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Stands in for `modalTransitionStyle` of `UIViewController`.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Stands in for `isModalInPresentation` of `UIViewController`.
  open var isModalInPresentation: Bool = false
  /// Stands in for `preferredContentSize` of `UIViewController`.
  open var preferredContentSize: CGSize = .zero
  /// Stands in for `hidesBottomBarWhenPushed` of `UIViewController`.
  open var hidesBottomBarWhenPushed: Bool = false
  /// Stands in for `overrideUserInterfaceStyle` of `UIViewController`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Stands in for `popoverPresentationController` of `UIViewController`.
  open var popoverPresentationController: UIPopoverPresentationController? = nil
  /// Stands in for `sheetPresentationController` of `UIViewController`.
  open var sheetPresentationController: UIPopoverPresentationController? = nil
  /// Creates what stands in for a `UIViewController`.
  public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init()
  }
  /// Creates what stands in for a `UIViewController`.
  public required init?(coder: NSCoder) {
    super.init()
  }
  /// Stands in for `loadView` of `UIViewController`.
  open func loadView() {}
  /// Stands in for `viewDidLoad` of `UIViewController`.
  open func viewDidLoad() {}
  /// Stands in for `viewWillAppear` of `UIViewController`.
  open func viewWillAppear(_ animated: Bool) {}
  /// Stands in for `viewDidAppear` of `UIViewController`.
  open func viewDidAppear(_ animated: Bool) {}
  /// Stands in for `viewWillDisappear` of `UIViewController`.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Stands in for `viewDidDisappear` of `UIViewController`.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Stands in for `viewWillLayoutSubviews` of `UIViewController`.
  open func viewWillLayoutSubviews() {}
  /// Stands in for `viewDidLayoutSubviews` of `UIViewController`.
  open func viewDidLayoutSubviews() {}
  /// Stands in for `loadViewIfNeeded` of `UIViewController`.
  open func loadViewIfNeeded() {
    if !isViewLoaded {
      isViewLoaded = true
      loadView()
      viewDidLoad()
    }
  }
  /// Stands in for `didReceiveMemoryWarning` of `UIViewController`.
  open func didReceiveMemoryWarning() {}
  /// Stands in for `present` of `UIViewController`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    defer { ControllerChanges.shared.note() }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }
  /// Stands in for `dismiss` of `UIViewController`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    defer { ControllerChanges.shared.note() }
    presentingViewController?.presentedViewController = nil
    presentedViewController = nil
    completion?()
  }
  /// Stands in for `addChild` of `UIViewController`.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  /// Stands in for `removeFromParent` of `UIViewController`.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Stands in for `willMove` of `UIViewController`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Stands in for `didMove` of `UIViewController`.
  open func didMove(toParent parent: UIViewController?) {}
  /// Stands in for `setNeedsStatusBarAppearanceUpdate` of `UIViewController`.
  open func setNeedsStatusBarAppearanceUpdate() {}
}
