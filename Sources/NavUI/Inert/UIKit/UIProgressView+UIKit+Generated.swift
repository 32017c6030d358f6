// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIProgressView {
  /// Stands in for `appearance` of `UIProgressView`.
  public static func appearance() -> UIProgressView { UIProgressView() }
}
