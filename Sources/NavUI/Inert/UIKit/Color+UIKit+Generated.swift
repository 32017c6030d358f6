// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension Color {
  /// Stands in for `cgColor` of `Color`.
  public var cgColor: CGColor? { CGColor(name: name) }
}
