// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSParagraphStyle` of UIKit, and does nothing.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSParagraphStyle`.
  public override init() {
    super.init()
  }
  /// Stands in for `lineSpacing` of `NSParagraphStyle`.
  open var lineSpacing: CGFloat = 0
  /// Stands in for `paragraphSpacing` of `NSParagraphStyle`.
  open var paragraphSpacing: CGFloat = 0
  /// Stands in for `paragraphSpacingBefore` of `NSParagraphStyle`.
  open var paragraphSpacingBefore: CGFloat = 0
  /// Stands in for `alignment` of `NSParagraphStyle`.
  open var alignment: NSTextAlignment = .natural
  /// Stands in for `firstLineHeadIndent` of `NSParagraphStyle`.
  open var firstLineHeadIndent: CGFloat = 0
  /// Stands in for `headIndent` of `NSParagraphStyle`.
  open var headIndent: CGFloat = 0
  /// Stands in for `tailIndent` of `NSParagraphStyle`.
  open var tailIndent: CGFloat = 0
  /// Stands in for `lineBreakMode` of `NSParagraphStyle`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Stands in for `minimumLineHeight` of `NSParagraphStyle`.
  open var minimumLineHeight: CGFloat = 0
  /// Stands in for `maximumLineHeight` of `NSParagraphStyle`.
  open var maximumLineHeight: CGFloat = 0
  /// Stands in for `lineHeightMultiple` of `NSParagraphStyle`.
  open var lineHeightMultiple: CGFloat = 0
  /// Stands in for `hyphenationFactor` of `NSParagraphStyle`.
  open var hyphenationFactor: Float = 0
  /// Stands in for `tabStops` of `NSParagraphStyle`.
  open var tabStops: [NSTextTab]! = []
  /// Stands in for `defaultTabInterval` of `NSParagraphStyle`.
  open var defaultTabInterval: CGFloat = 0
  /// Stands in for ``default`` of `NSParagraphStyle`.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Stands in for `LineBreakStrategy` of `NSParagraphStyle`.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// Stands in for `rawValue` of `LineBreakStrategy`.
    public let rawValue: UInt
    /// Creates what stands in for a `LineBreakStrategy`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `standard` of `LineBreakStrategy`.
    public static let standard: LineBreakStrategy = LineBreakStrategy(rawValue: 0xFFFF)
    /// Stands in for `pushOut` of `LineBreakStrategy`.
    public static let pushOut: LineBreakStrategy = LineBreakStrategy(rawValue: 1)
    /// Stands in for `hangulWordPriority` of `LineBreakStrategy`.
    public static let hangulWordPriority: LineBreakStrategy = LineBreakStrategy(rawValue: 2)
  }
}
