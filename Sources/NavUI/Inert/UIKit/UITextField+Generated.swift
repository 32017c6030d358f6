// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextField` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// Stands in for `text` of `UITextField`.
  open var text: String? = nil
  /// Stands in for `placeholder` of `UITextField`.
  open var placeholder: String? = nil
  /// Stands in for `attributedPlaceholder` of `UITextField`.
  open var attributedPlaceholder: NSAttributedString? = nil
  /// Stands in for `font` of `UITextField`.
  open var font: UIFont? = nil
  /// Stands in for `textColor` of `UITextField`.
  open var textColor: UIColor? = nil
  /// Stands in for `textAlignment` of `UITextField`.
  open var textAlignment: NSTextAlignment = .natural
  /// Stands in for `borderStyle` of `UITextField`.
  open var borderStyle: BorderStyle = .none
  /// Stands in for `keyboardType` of `UITextField`.
  open var keyboardType: UIKeyboardType = .default
  /// Stands in for `returnKeyType` of `UITextField`.
  open var returnKeyType: UIReturnKeyType = .default
  /// Stands in for `autocapitalizationType` of `UITextField`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stands in for `autocorrectionType` of `UITextField`.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stands in for `clearButtonMode` of `UITextField`.
  open var clearButtonMode: ViewMode = .never
  /// Stands in for `isSecureTextEntry` of `UITextField`.
  open var isSecureTextEntry: Bool = false
  /// Stands in for `inputAccessoryView` of `UITextField`.
  open var inputAccessoryView: UIView? = nil
  /// Stands in for `leftView` of `UITextField`.
  open var leftView: UIView? = nil
  /// Stands in for `leftViewMode` of `UITextField`.
  open var leftViewMode: ViewMode = .never
  /// Stands in for `rightView` of `UITextField`.
  open var rightView: UIView? = nil
  /// Stands in for `rightViewMode` of `UITextField`.
  open var rightViewMode: ViewMode = .never
  /// Stands in for `delegate` of `UITextField`.
  public weak var delegate: (any UITextFieldDelegate)? = nil
  /// Stands in for `BorderStyle` of `UITextField`.
  public enum BorderStyle: Int, Sendable {
    /// Stands in for `none` of `BorderStyle`.
    case none, line, bezel, roundedRect
  }
  /// Stands in for `ViewMode` of `UITextField`.
  public enum ViewMode: Int, Sendable {
    /// Stands in for `never` of `ViewMode`.
    case never, whileEditing, unlessEditing, always
  }
}
