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
  /// Creates what stands in for a `UIViewController`.
  @_disfavoredOverload
  public convenience init(_ nothing: Void = ()) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Creates what stands in for a `UIViewController`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
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
  /// Stands in for `navigationController` of `UIViewController`.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// Stands in for `tabBarController` of `UIViewController`.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// Stands in for `splitViewController` of `UIViewController`.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  /// Stands in for `presentationController` of `UIViewController`.
  public lazy var presentationController: UIPresentationController? =
    UISheetPresentationController()
  /// Stands in for `sheetPresentationController` of `UIViewController`.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// Stands in for `popoverPresentationController` of `UIViewController`.
  public lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// Stands in for `transitioningDelegate` of `UIViewController`.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil
  /// Stands in for `transitionCoordinator` of `UIViewController`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Stands in for `nil` of `UIViewController`.
  open var viewIfLoaded: UIView? { isViewLoaded ? view : nil }
  /// Stands in for `nibName` of `UIViewController`.
  open var nibName: String? { nil }
  /// Stands in for `nibBundle` of `UIViewController`.
  open var nibBundle: Bundle? { nil }
  /// Stands in for `storyboard` of `UIViewController`.
  open var storyboard: UIStoryboard? { nil }
  /// Stands in for `restorationIdentifier` of `UIViewController`.
  open var restorationIdentifier: String? = nil
  /// Stands in for `traitCollection` of `UIViewController`.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Stands in for `supportedInterfaceOrientations` of `UIViewController`.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Stands in for `preferredInterfaceOrientationForPresentation` of `UIViewController`.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Stands in for `shouldAutorotate` of `UIViewController`.
  open var shouldAutorotate: Bool { true }
  /// Stands in for `prefersStatusBarHidden` of `UIViewController`.
  open var prefersStatusBarHidden: Bool { false }
  /// Stands in for `preferredStatusBarStyle` of `UIViewController`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Stands in for `preferredStatusBarUpdateAnimation` of `UIViewController`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Stands in for `prefersHomeIndicatorAutoHidden` of `UIViewController`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Stands in for `preferredScreenEdgesDeferringSystemGestures` of `UIViewController`.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Stands in for `childForStatusBarStyle` of `UIViewController`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Stands in for `childForStatusBarHidden` of `UIViewController`.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Stands in for `childForHomeIndicatorAutoHidden` of `UIViewController`.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Stands in for `edgesForExtendedLayout` of `UIViewController`.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Stands in for `extendedLayoutIncludesOpaqueBars` of `UIViewController`.
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  /// Stands in for `automaticallyAdjustsScrollViewInsets` of `UIViewController`.
  open var automaticallyAdjustsScrollViewInsets: Bool = true
  /// Stands in for `additionalSafeAreaInsets` of `UIViewController`.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  /// Stands in for `definesPresentationContext` of `UIViewController`.
  open var definesPresentationContext: Bool = false
  /// Stands in for `providesPresentationContextTransitionStyle` of `UIViewController`.
  open var providesPresentationContextTransitionStyle: Bool = false
  /// Stands in for `modalPresentationCapturesStatusBarAppearance` of `UIViewController`.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false
  /// Stands in for `isEditing` of `UIViewController`.
  open var isEditing: Bool = false
  /// Stands in for `editButtonItem` of `UIViewController`.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }
  /// Stands in for `toolbarItems` of `UIViewController`.
  open var toolbarItems: [UIBarButtonItem]? = nil
  /// Stands in for `isBeingPresented` of `UIViewController`.
  open var isBeingPresented: Bool { false }
  /// Stands in for `isBeingDismissed` of `UIViewController`.
  open var isBeingDismissed: Bool { false }
  /// Stands in for `isMovingToParent` of `UIViewController`.
  open var isMovingToParent: Bool { false }
  /// Stands in for `isMovingFromParent` of `UIViewController`.
  open var isMovingFromParent: Bool { false }
  /// Stands in for `undoManager` of `UIViewController`.
  open var undoManager: UndoManager? { nil }
  /// Stands in for `keyCommands` of `UIViewController`.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Stands in for `viewIsAppearing` of `UIViewController`.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Stands in for `viewSafeAreaInsetsDidChange` of `UIViewController`.
  open func viewSafeAreaInsetsDidChange() {}
  /// Stands in for `viewLayoutMarginsDidChange` of `UIViewController`.
  open func viewLayoutMarginsDidChange() {}
  /// Stands in for `updateViewConstraints` of `UIViewController`.
  open func updateViewConstraints() {}
  /// Stands in for `updateProperties` of `UIViewController`.
  open func updateProperties() {}
  /// Stands in for `viewWillTransition` of `UIViewController`.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Stands in for `willTransition` of `UIViewController`.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Stands in for `traitCollectionDidChange` of `UIViewController`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Stands in for `setEditing` of `UIViewController`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Stands in for `setToolbarItems` of `UIViewController`.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Stands in for `setNeedsUpdateOfHomeIndicatorAutoHidden` of `UIViewController`.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Stands in for `setNeedsUpdateOfSupportedInterfaceOrientations` of `UIViewController`.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Stands in for `setNeedsUpdateOfScreenEdgesDeferringSystemGestures` of `UIViewController`.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Stands in for `show` of `UIViewController`.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Stands in for `showDetailViewController` of `UIViewController`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
  /// Stands in for `performSegue` of `UIViewController`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Stands in for `shouldPerformSegue` of `UIViewController`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Stands in for `prepare` of `UIViewController`.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Stands in for `beginAppearanceTransition` of `UIViewController`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Stands in for `endAppearanceTransition` of `UIViewController`.
  open func endAppearanceTransition() {}
  /// Stands in for `transition` of `UIViewController`.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Stands in for `attemptRotationToDeviceOrientation` of `UIViewController`.
  public static func attemptRotationToDeviceOrientation() {}
}
