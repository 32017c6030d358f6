// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UISwitch {
  /// Stands in for `appearance` of `UISwitch`.
  public static func appearance() -> UISwitch { UISwitch() }
}
