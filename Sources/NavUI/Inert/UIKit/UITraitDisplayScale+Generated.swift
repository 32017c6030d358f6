// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitDisplayScale` of UIKit, and does nothing.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Stands in for `Value` of `UITraitDisplayScale`.
  public typealias Value = CGFloat
}
