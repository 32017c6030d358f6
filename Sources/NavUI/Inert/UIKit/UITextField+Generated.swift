// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextField` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
  /// Stands in for `var` of `UITextField`.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Stands in for `var` of `UITextField`.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Stands in for `var` of `UITextField`.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
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
  /// Stands in for `attributedText` of `UITextField`.
  open var attributedText: NSAttributedString? = nil
  /// Stands in for `inputView` of `UITextField`.
  open var inputView: UIView? = nil
  /// Stands in for `clearsOnBeginEditing` of `UITextField`.
  open var clearsOnBeginEditing: Bool = false
  /// Stands in for `adjustsFontSizeToFitWidth` of `UITextField`.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// Stands in for `adjustsFontForContentSizeCategory` of `UITextField`.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// Stands in for `minimumFontSize` of `UITextField`.
  open var minimumFontSize: CGFloat = 0
  /// Stands in for `background` of `UITextField`.
  open var background: UIImage? = nil
  /// Stands in for `textContentType` of `UITextField`.
  open var textContentType: UITextContentType! = nil
  /// Stands in for `spellCheckingType` of `UITextField`.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Stands in for `smartQuotesType` of `UITextField`.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Stands in for `smartDashesType` of `UITextField`.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Stands in for `smartInsertDeleteType` of `UITextField`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Stands in for `keyboardAppearance` of `UITextField`.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Stands in for `enablesReturnKeyAutomatically` of `UITextField`.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Stands in for `passwordRules` of `UITextField`.
  open var passwordRules: UITextInputPasswordRules? = nil
  /// Stands in for `defaultTextAttributes` of `UITextField`.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stands in for `typingAttributes` of `UITextField`.
  open var typingAttributes: [NSAttributedString.Key: Any]? = nil
  /// Stands in for `isEditing` of `UITextField`.
  open var isEditing: Bool { false }
  /// Stands in for `selectedTextRange` of `UITextField`.
  open var selectedTextRange: UITextRange? = nil
  /// Stands in for `beginningOfDocument` of `UITextField`.
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  /// Stands in for `endOfDocument` of `UITextField`.
  open var endOfDocument: UITextPosition { UITextPosition() }
  /// Stands in for `inputAssistantItem` of `UITextField`.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// Stands in for `text` of `UITextField`.
  open func text(in range: UITextRange) -> String? { nil }
  /// Stands in for `replace` of `UITextField`.
  open func replace(_ range: UITextRange, withText text: String) {}
  /// Stands in for `textRange` of `UITextField`.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange() }
  /// Stands in for `position` of `UITextField`.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition()
  }
  /// Stands in for `offset` of `UITextField`.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  /// Stands in for `insertText` of `UITextField`.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Stands in for `deleteBackward` of `UITextField`.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// Stands in for `selectAll` of `UITextField`.
  open func selectAll(_ sender: Any?) {}
  /// Stands in for `textRect` of `UITextField`.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Stands in for `editingRect` of `UITextField`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Stands in for `placeholderRect` of `UITextField`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Stands in for `leftViewRect` of `UITextField`.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Stands in for `rightViewRect` of `UITextField`.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Stands in for `clearButtonRect` of `UITextField`.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Stands in for `caretRect` of `UITextField`.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Stands in for `selectionRects` of `UITextField`.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Stands in for `reloadInputViews` of `UITextField`.
  open func reloadInputViews() {}
  /// Stands in for `DidEndEditingReason` of `UITextField`.
  public enum DidEndEditingReason: Int, Sendable {
    /// Stands in for `committed` of `DidEndEditingReason`.
    case committed, cancelled
  }
}
