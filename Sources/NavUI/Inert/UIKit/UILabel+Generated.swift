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
}
