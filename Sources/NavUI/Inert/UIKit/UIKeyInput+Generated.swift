// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIKeyInput` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIKeyInput: AnyObject {
  /// Stands in for `insertText` of `UIKeyInput`.
  func insertText(_ text: String)
  /// Stands in for `deleteBackward` of `UIKeyInput`.
  func deleteBackward()
}

extension UIKeyInput {
  /// Stands in for `insertText` of `UIKeyInput`.
  public func insertText(_ text: String) {}
  /// Stands in for `deleteBackward` of `UIKeyInput`.
  public func deleteBackward() {}
}
