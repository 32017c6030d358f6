// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIViewControllerTransitionCoordinator` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Stands in for `animate` of `UIViewControllerTransitionCoordinator`.
  @discardableResult
  func animate(
    alongsideTransition animation: ((Any) -> Void)?,
    completion: ((Any) -> Void)?
  ) -> Bool
}
