// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UISearchBar {
  /// Stands in for `appearance` of `UISearchBar`.
  public static func appearance() -> UISearchBar { UISearchBar() }
}
