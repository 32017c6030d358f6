// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UITableViewCell {
  /// Stands in for `appearance` of `UITableViewCell`.
  public static func appearance() -> UITableViewCell { UITableViewCell() }
}
