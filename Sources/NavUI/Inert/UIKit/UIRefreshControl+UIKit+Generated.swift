// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIRefreshControl {
  /// Stands in for `appearance` of `UIRefreshControl`.
  public static func appearance() -> UIRefreshControl { UIRefreshControl() }
}
