// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIActivityIndicatorView {
  /// Stands in for `appearance` of `UIActivityIndicatorView`.
  public static func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }
}
