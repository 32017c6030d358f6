// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextRange` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Stands in for `start` of `UITextRange`.
  open var start: UITextPosition { UITextPosition() }
  /// Stands in for `end` of `UITextRange`.
  open var end: UITextPosition { UITextPosition() }
  /// Stands in for `isEmpty` of `UITextRange`.
  open var isEmpty: Bool { true }
}
