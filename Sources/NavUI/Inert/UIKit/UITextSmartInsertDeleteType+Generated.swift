// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextSmartInsertDeleteType` of UIKit, and does nothing.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Stands in for ``default`` of `UITextSmartInsertDeleteType`.
  case `default`, no, yes
}
