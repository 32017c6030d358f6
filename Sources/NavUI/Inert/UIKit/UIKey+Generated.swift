// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIKey` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// Stands in for `characters` of `UIKey`.
  open var characters: String { "" }
  /// Stands in for `modifierFlags` of `UIKey`.
  open var modifierFlags: UIKeyModifierFlags { [] }
}
