// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UITabBarItem {
  /// Stands in for `appearance` of `UITabBarItem`.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  /// Stands in for `setTitleTextAttributes` of `UITabBarItem`.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}
