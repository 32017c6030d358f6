// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitHorizontalSizeClass` of UIKit, and does nothing.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Stands in for `Value` of `UITraitHorizontalSizeClass`.
  public typealias Value = UIUserInterfaceSizeClass
}
