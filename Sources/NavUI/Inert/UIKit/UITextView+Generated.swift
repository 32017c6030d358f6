// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// Stands in for `appearance` of `UITextView`.
  open override class func appearance() -> UITextView { UITextView() }
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
}
