// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitDefinition` of UIKit, and does nothing.
public protocol UITraitDefinition {
  /// Stands in for `associatedtype` of `UITraitDefinition`.
  associatedtype Value
}
