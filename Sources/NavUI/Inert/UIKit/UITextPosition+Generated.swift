// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextPosition` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
}
