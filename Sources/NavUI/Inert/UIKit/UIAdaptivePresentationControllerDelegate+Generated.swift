// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAdaptivePresentationControllerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Stands in for `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Stands in for `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Stands in for `presentationController` of `UIAdaptivePresentationControllerDelegate`.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Stands in for `presentationControllerShouldDismiss` of `UIAdaptivePresentationControllerDelegate`.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Stands in for `presentationControllerWillDismiss` of `UIAdaptivePresentationControllerDelegate`.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Stands in for `presentationControllerDidDismiss` of `UIAdaptivePresentationControllerDelegate`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Stands in for `presentationControllerDidAttemptToDismiss` of `UIAdaptivePresentationControllerDelegate`.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Stands in for `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
  /// Stands in for `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// Stands in for `presentationController` of `UIAdaptivePresentationControllerDelegate`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Stands in for `presentationControllerShouldDismiss` of `UIAdaptivePresentationControllerDelegate`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Stands in for `presentationControllerWillDismiss` of `UIAdaptivePresentationControllerDelegate`.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  /// Stands in for `presentationControllerDidDismiss` of `UIAdaptivePresentationControllerDelegate`.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// Stands in for `presentationControllerDidAttemptToDismiss` of `UIAdaptivePresentationControllerDelegate`.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
