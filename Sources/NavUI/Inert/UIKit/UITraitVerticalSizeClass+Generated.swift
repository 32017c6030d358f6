// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitVerticalSizeClass` of UIKit, and does nothing.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Stands in for `Value` of `UITraitVerticalSizeClass`.
  public typealias Value = UIUserInterfaceSizeClass
}
