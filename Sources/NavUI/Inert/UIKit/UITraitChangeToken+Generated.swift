// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitChangeToken` of UIKit, and does nothing.
public final class UITraitChangeToken: UITraitChangeRegistration {
  /// Creates what stands in for a `UITraitChangeToken`.
  public init() {
  }
}
