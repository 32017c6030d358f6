// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitLayoutDirection` of UIKit, and does nothing.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Stands in for `Value` of `UITraitLayoutDirection`.
  public typealias Value = UIUserInterfaceLayoutDirection
}
