// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UITabBarItem {
  /// Stands in for `appearance` of `UITabBarItem`.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
  /// Stands in for `appearance` of `UITabBarItem`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> UITabBarItem { appearance() }
}
