// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIDatePicker {
  /// Stands in for `appearance` of `UIDatePicker`.
  public static func appearance() -> UIDatePicker { UIDatePicker() }
}
