// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UITextField {
  /// Stands in for `appearance` of `UITextField`.
  public static func appearance() -> UITextField { UITextField() }
}
