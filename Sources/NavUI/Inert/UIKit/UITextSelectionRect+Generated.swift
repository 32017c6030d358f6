// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextSelectionRect` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// Stands in for `rect` of `UITextSelectionRect`.
  open var rect: CGRect { .zero }
}
