// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIVibrancyEffectStyle` of UIKit, and does nothing.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Stands in for `label` of `UIVibrancyEffectStyle`.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
