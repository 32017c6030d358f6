// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UINavigationControllerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// Stands in for `navigationController` of `UINavigationControllerDelegate`.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  /// Stands in for `navigationController` of `UINavigationControllerDelegate`.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
