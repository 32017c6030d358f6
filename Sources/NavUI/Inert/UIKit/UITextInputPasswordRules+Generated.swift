// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextInputPasswordRules` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
  /// Creates what stands in for a `UITextInputPasswordRules`.
  public init(descriptor passwordRulesDescriptor: String) {
    super.init()
  }
}
