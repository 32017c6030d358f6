// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput {
  /// Stands in for `text` of `UITextView`.
  open var text: String! = nil
  /// Stands in for `attributedText` of `UITextView`.
  open var attributedText: NSAttributedString! = nil
  /// Stands in for `font` of `UITextView`.
  open var font: UIFont? = nil
  /// Stands in for `textColor` of `UITextView`.
  open var textColor: UIColor? = nil
  /// Stands in for `isEditable` of `UITextView`.
  open var isEditable: Bool = true
  /// Stands in for `isSelectable` of `UITextView`.
  open var isSelectable: Bool = true
  /// Stands in for `dataDetectorTypes` of `UITextView`.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Stands in for `textContainerInset` of `UITextView`.
  open var textContainerInset: UIEdgeInsets = .zero
  /// Stands in for `autocapitalizationType` of `UITextView`.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stands in for `selectedRange` of `UITextView`.
  open var selectedRange: NSRange = NSRange(location: 0, length: 0)
  /// Creates what stands in for a `UITextView`.
  public convenience init(frame: CGRect = .zero, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
  /// Stands in for `textAlignment` of `UITextView`.
  open var textAlignment: NSTextAlignment = .natural
  /// Stands in for `keyboardType` of `UITextView`.
  open var keyboardType: UIKeyboardType = .default
  /// Stands in for `returnKeyType` of `UITextView`.
  open var returnKeyType: UIReturnKeyType = .default
  /// Stands in for `keyboardAppearance` of `UITextView`.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Stands in for `autocorrectionType` of `UITextView`.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stands in for `spellCheckingType` of `UITextView`.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Stands in for `smartQuotesType` of `UITextView`.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Stands in for `smartDashesType` of `UITextView`.
  open var smartDashesType: UITextSmartDashesType = .default
  /// Stands in for `smartInsertDeleteType` of `UITextView`.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Stands in for `textContentType` of `UITextView`.
  open var textContentType: UITextContentType! = nil
  /// Stands in for `isSecureTextEntry` of `UITextView`.
  open var isSecureTextEntry: Bool = false
  /// Stands in for `enablesReturnKeyAutomatically` of `UITextView`.
  open var enablesReturnKeyAutomatically: Bool = false
  /// Stands in for `allowsEditingTextAttributes` of `UITextView`.
  open var allowsEditingTextAttributes: Bool = false
  /// Stands in for `adjustsFontForContentSizeCategory` of `UITextView`.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// Stands in for `usesStandardTextScaling` of `UITextView`.
  open var usesStandardTextScaling: Bool = false
  /// Stands in for `clearsOnInsertion` of `UITextView`.
  open var clearsOnInsertion: Bool = false
  /// Stands in for `isFindInteractionEnabled` of `UITextView`.
  open var isFindInteractionEnabled: Bool = false
  /// Stands in for `inputView` of `UITextView`.
  open var inputView: UIView? = nil
  /// Stands in for `inputAccessoryView` of `UITextView`.
  open var inputAccessoryView: UIView? = nil
  /// Stands in for `typingAttributes` of `UITextView`.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stands in for `linkTextAttributes` of `UITextView`.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = nil
  /// Stands in for `textContainer` of `UITextView`.
  open var textContainer: NSTextContainer { NSTextContainer() }
  /// Stands in for `layoutManager` of `UITextView`.
  open var layoutManager: NSLayoutManager { NSLayoutManager() }
  /// Stands in for `textStorage` of `UITextView`.
  open var textStorage: NSTextStorage { NSTextStorage() }
  /// Stands in for `selectedTextRange` of `UITextView`.
  open var selectedTextRange: UITextRange? = nil
  /// Stands in for `markedTextRange` of `UITextView`.
  open var markedTextRange: UITextRange? { nil }
  /// Stands in for `beginningOfDocument` of `UITextView`.
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  /// Stands in for `endOfDocument` of `UITextView`.
  open var endOfDocument: UITextPosition { UITextPosition() }
  /// Stands in for `inputAssistantItem` of `UITextView`.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// Stands in for `text` of `UITextView`.
  open func text(in range: UITextRange) -> String? { nil }
  /// Stands in for `replace` of `UITextView`.
  open func replace(_ range: UITextRange, withText text: String) {}
  /// Stands in for `textRange` of `UITextView`.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange() }
  /// Stands in for `position` of `UITextView`.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition()
  }
  /// Stands in for `offset` of `UITextView`.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  /// Stands in for `insertText` of `UITextView`.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Stands in for `deleteBackward` of `UITextView`.
  open func deleteBackward() { text = String((text ?? "").dropLast()) }
  /// Stands in for `scrollRangeToVisible` of `UITextView`.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Stands in for `caretRect` of `UITextView`.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Stands in for `selectionRects` of `UITextView`.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// Stands in for `selectAll` of `UITextView`.
  open func selectAll(_ sender: Any?) {}
  /// Stands in for `reloadInputViews` of `UITextView`.
  open func reloadInputViews() {}
}
