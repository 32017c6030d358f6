// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIKeyCommand` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// Creates what stands in for a `UIKeyCommand`.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", image: nil, action: action, propertyList: nil)
  }
  /// Stands in for `inputUpArrow` of `UIKeyCommand`.
  public static let inputUpArrow: String = "UIKeyInputUpArrow"
  /// Stands in for `inputDownArrow` of `UIKeyCommand`.
  public static let inputDownArrow: String = "UIKeyInputDownArrow"
  /// Stands in for `inputLeftArrow` of `UIKeyCommand`.
  public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  /// Stands in for `inputRightArrow` of `UIKeyCommand`.
  public static let inputRightArrow: String = "UIKeyInputRightArrow"
  /// Stands in for `inputEscape` of `UIKeyCommand`.
  public static let inputEscape: String = "UIKeyInputEscape"
}
