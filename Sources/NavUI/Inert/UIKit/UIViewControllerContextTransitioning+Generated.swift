// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIViewControllerContextTransitioning` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Stands in for `containerView` of `UIViewControllerContextTransitioning`.
  var containerView: UIView { get }
  /// Stands in for `isAnimated` of `UIViewControllerContextTransitioning`.
  var isAnimated: Bool { get }
  /// Stands in for `transitionWasCancelled` of `UIViewControllerContextTransitioning`.
  var transitionWasCancelled: Bool { get }
  /// Stands in for `completeTransition` of `UIViewControllerContextTransitioning`.
  func completeTransition(_ didComplete: Bool)
  /// Stands in for `viewController` of `UIViewControllerContextTransitioning`.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Stands in for `view` of `UIViewControllerContextTransitioning`.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Stands in for `finalFrame` of `UIViewControllerContextTransitioning`.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Stands in for `initialFrame` of `UIViewControllerContextTransitioning`.
  func initialFrame(for vc: UIViewController) -> CGRect
}
