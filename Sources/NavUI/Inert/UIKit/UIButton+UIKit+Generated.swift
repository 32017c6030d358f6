// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIButton {
  /// Stands in for `appearance` of `UIButton`.
  public static func appearance() -> UIButton { UIButton() }
}
