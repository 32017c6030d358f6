// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UISegmentedControl {
  /// Stands in for `appearance` of `UISegmentedControl`.
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
}
