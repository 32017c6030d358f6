// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitPreferredContentSizeCategory` of UIKit, and does nothing.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Stands in for `Value` of `UITraitPreferredContentSizeCategory`.
  public typealias Value = UIContentSizeCategory
}
