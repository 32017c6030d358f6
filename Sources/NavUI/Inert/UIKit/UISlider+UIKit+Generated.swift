// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UISlider {
  /// Stands in for `appearance` of `UISlider`.
  public static func appearance() -> UISlider { UISlider() }
}
