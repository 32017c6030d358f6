// Made by Scripts/generate from Scripts/surface/UIKitBasics.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A receiver of the changes of a tab bar controller.
@MainActor
@preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tab may be opened.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The tab's controller.
  /// - Returns: Whether it may.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Responds to the opening of a tab.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tabs.
  ///   - viewController: The tab's controller.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// Allows every tab.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
