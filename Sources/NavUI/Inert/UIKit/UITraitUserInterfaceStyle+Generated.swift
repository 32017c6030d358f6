// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitUserInterfaceStyle` of UIKit, and does nothing.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Stands in for `Value` of `UITraitUserInterfaceStyle`.
  public typealias Value = UIUserInterfaceStyle
}
