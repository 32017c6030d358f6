// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UILabel` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// Stands in for `text` of `UILabel`.
  open var text: String? = nil
  /// Stands in for `attributedText` of `UILabel`.
  open var attributedText: NSAttributedString? = nil
  /// Stands in for `font` of `UILabel`.
  open var font: UIFont? = nil
  /// Stands in for `textColor` of `UILabel`.
  open var textColor: UIColor? = nil
  /// Stands in for `textAlignment` of `UILabel`.
  open var textAlignment: NSTextAlignment = .natural
  /// Stands in for `numberOfLines` of `UILabel`.
  open var numberOfLines: Int = 1
  /// Stands in for `adjustsFontSizeToFitWidth` of `UILabel`.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// Stands in for `minimumScaleFactor` of `UILabel`.
  open var minimumScaleFactor: CGFloat = 0
  /// Stands in for `lineBreakMode` of `UILabel`.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Stands in for `highlightedTextColor` of `UILabel`.
  open var highlightedTextColor: UIColor? = nil
  /// Stands in for `isHighlighted` of `UILabel`.
  open var isHighlighted: Bool = false
  /// Stands in for `isEnabled` of `UILabel`.
  open var isEnabled: Bool = true
  /// Stands in for `shadowColor` of `UILabel`.
  open var shadowColor: UIColor? = nil
  /// Stands in for `shadowOffset` of `UILabel`.
  open var shadowOffset: CGSize = .zero
  /// Stands in for `preferredMaxLayoutWidth` of `UILabel`.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Stands in for `adjustsFontForContentSizeCategory` of `UILabel`.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// Stands in for `allowsDefaultTighteningForTruncation` of `UILabel`.
  open var allowsDefaultTighteningForTruncation: Bool = false
  /// Stands in for `lineBreakStrategy` of `UILabel`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Stands in for `showsExpansionTextWhenTruncated` of `UILabel`.
  open var showsExpansionTextWhenTruncated: Bool = false
  /// Stands in for `textRect` of `UILabel`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { .zero }
  /// Stands in for `drawText` of `UILabel`.
  open func drawText(in rect: CGRect) {}
}
