// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UILabel {
  /// Stands in for `appearance` of `UILabel`.
  public static func appearance() -> UILabel { UILabel() }
}
