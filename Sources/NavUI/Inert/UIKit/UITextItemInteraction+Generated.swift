// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextItemInteraction` of UIKit, and does nothing.
public enum UITextItemInteraction: Int, Sendable {
  /// Stands in for `invokeDefaultAction` of `UITextItemInteraction`.
  case invokeDefaultAction, presentActions, preview
}
