// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIViewControllerTransitioningDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Stands in for `animationController` of `UIViewControllerTransitioningDelegate`.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Stands in for `animationController` of `UIViewControllerTransitioningDelegate`.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Stands in for `presentationController` of `UIViewControllerTransitioningDelegate`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Stands in for `animationController` of `UIViewControllerTransitioningDelegate`.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Stands in for `animationController` of `UIViewControllerTransitioningDelegate`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Stands in for `presentationController` of `UIViewControllerTransitioningDelegate`.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
