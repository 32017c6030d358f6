// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIViewControllerAnimatedTransitioning` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Stands in for `transitionDuration` of `UIViewControllerAnimatedTransitioning`.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Stands in for `animateTransition` of `UIViewControllerAnimatedTransitioning`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
