// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextAutocorrectionType` of UIKit, and does nothing.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Stands in for ``default`` of `UITextAutocorrectionType`.
  case `default`, no, yes
}
