// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIResponder {
  /// Stands in for `keyboardWillShowNotification` of `UIResponder`.
  public nonisolated static var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// Stands in for `keyboardDidShowNotification` of `UIResponder`.
  public nonisolated static var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// Stands in for `keyboardWillHideNotification` of `UIResponder`.
  public nonisolated static var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// Stands in for `keyboardDidHideNotification` of `UIResponder`.
  public nonisolated static var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// Stands in for `keyboardWillChangeFrameNotification` of `UIResponder`.
  public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Stands in for `keyboardFrameEndUserInfoKey` of `UIResponder`.
  public nonisolated static var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// Stands in for `keyboardFrameBeginUserInfoKey` of `UIResponder`.
  public nonisolated static var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// Stands in for `keyboardAnimationDurationUserInfoKey` of `UIResponder`.
  public nonisolated static var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
}
