// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextSmartDashesType` of UIKit, and does nothing.
public enum UITextSmartDashesType: Int, Sendable {
  /// Stands in for ``default`` of `UITextSmartDashesType`.
  case `default`, no, yes
}
