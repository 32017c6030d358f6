// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UITableViewHeaderFooterView {
  /// Stands in for `appearance` of `UITableViewHeaderFooterView`.
  public static func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
}
