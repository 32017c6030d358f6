// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIPageControl {
  /// Stands in for `appearance` of `UIPageControl`.
  public static func appearance() -> UIPageControl { UIPageControl() }
}
