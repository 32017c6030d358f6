// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPresentationController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// Creates what stands in for a `UIPresentationController`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `UIPresentationController`.
  public convenience init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.init()
  }
  /// Stands in for `delegate` of `UIPresentationController`.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? = nil
  /// Stands in for `presentedViewController` of `UIPresentationController`.
  open var presentedViewController: UIViewController { UIViewController() }
  /// Stands in for `presentingViewController` of `UIPresentationController`.
  open var presentingViewController: UIViewController { UIViewController() }
  /// Stands in for `containerView` of `UIPresentationController`.
  open var containerView: UIView? { nil }
  /// Stands in for `presentedView` of `UIPresentationController`.
  open var presentedView: UIView? { nil }
  /// Stands in for `presentationStyle` of `UIPresentationController`.
  open var presentationStyle: UIModalPresentationStyle { .pageSheet }
  /// Stands in for `frameOfPresentedViewInContainerView` of `UIPresentationController`.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// Stands in for `shouldPresentInFullscreen` of `UIPresentationController`.
  open var shouldPresentInFullscreen: Bool { true }
  /// Stands in for `traitCollection` of `UIPresentationController`.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Stands in for `presentationTransitionWillBegin` of `UIPresentationController`.
  open func presentationTransitionWillBegin() {}
  /// Stands in for `presentationTransitionDidEnd` of `UIPresentationController`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Stands in for `dismissalTransitionWillBegin` of `UIPresentationController`.
  open func dismissalTransitionWillBegin() {}
  /// Stands in for `dismissalTransitionDidEnd` of `UIPresentationController`.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Stands in for `containerViewWillLayoutSubviews` of `UIPresentationController`.
  open func containerViewWillLayoutSubviews() {}
  /// Stands in for `containerViewDidLayoutSubviews` of `UIPresentationController`.
  open func containerViewDidLayoutSubviews() {}
}
