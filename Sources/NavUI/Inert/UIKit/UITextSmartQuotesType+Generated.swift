// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextSmartQuotesType` of UIKit, and does nothing.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Stands in for ``default`` of `UITextSmartQuotesType`.
  case `default`, no, yes
}
