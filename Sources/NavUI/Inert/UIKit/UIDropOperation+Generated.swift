// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDropOperation` of UIKit, and does nothing.
public enum UIDropOperation: Int, Sendable {
  /// Stands in for `cancel` of `UIDropOperation`.
  case cancel, forbidden, copy, move
}
