// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextSpellCheckingType` of UIKit, and does nothing.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Stands in for ``default`` of `UITextSpellCheckingType`.
  case `default`, no, yes
}
