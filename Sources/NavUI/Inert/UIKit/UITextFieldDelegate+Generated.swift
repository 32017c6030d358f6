// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextFieldDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Stands in for `textFieldShouldReturn` of `UITextFieldDelegate`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Stands in for `textFieldShouldBeginEditing` of `UITextFieldDelegate`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Stands in for `textFieldDidBeginEditing` of `UITextFieldDelegate`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Stands in for `textFieldDidEndEditing` of `UITextFieldDelegate`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Stands in for `textFieldDidChangeSelection` of `UITextFieldDelegate`.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Stands in for `textField` of `UITextFieldDelegate`.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Stands in for `textFieldShouldEndEditing` of `UITextFieldDelegate`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Stands in for `textFieldShouldClear` of `UITextFieldDelegate`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Stands in for `textFieldDidEndEditing` of `UITextFieldDelegate`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
}

extension UITextFieldDelegate {
  /// Stands in for `textFieldShouldReturn` of `UITextFieldDelegate`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Stands in for `textFieldShouldBeginEditing` of `UITextFieldDelegate`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Stands in for `textFieldDidBeginEditing` of `UITextFieldDelegate`.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Stands in for `textFieldDidEndEditing` of `UITextFieldDelegate`.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Stands in for `textFieldDidChangeSelection` of `UITextFieldDelegate`.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Stands in for `textField` of `UITextFieldDelegate`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Stands in for `textFieldShouldEndEditing` of `UITextFieldDelegate`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Stands in for `textFieldShouldClear` of `UITextFieldDelegate`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Stands in for `textFieldDidEndEditing` of `UITextFieldDelegate`.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
}
