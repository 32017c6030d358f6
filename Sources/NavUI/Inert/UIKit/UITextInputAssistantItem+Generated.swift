// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextInputAssistantItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextInputAssistantItem: NSObject {
  /// Stands in for `leadingBarButtonGroups` of `UITextInputAssistantItem`.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Stands in for `trailingBarButtonGroups` of `UITextInputAssistantItem`.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
