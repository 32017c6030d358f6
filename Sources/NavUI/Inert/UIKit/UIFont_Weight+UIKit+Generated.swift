// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIFont.Weight {
  /// Stands in for `ultraLight` of `UIFont.Weight`.
  public static let ultraLight: UIFont.Weight = UIFont.Weight(rawValue: -0.8)
}
