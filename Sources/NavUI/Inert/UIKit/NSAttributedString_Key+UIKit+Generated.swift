// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension NSAttributedString.Key {
  /// Stands in for `paragraphStyle` of `NSAttributedString.Key`.
  public static let paragraphStyle: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSParagraphStyle"
  )
  /// Stands in for `backgroundColor` of `NSAttributedString.Key`.
  public static let backgroundColor: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSBackgroundColor"
  )
  /// Stands in for `kern` of `NSAttributedString.Key`.
  public static let kern: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSKern")
  /// Stands in for `tracking` of `NSAttributedString.Key`.
  public static let tracking: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSTracking"
  )
  /// Stands in for `ligature` of `NSAttributedString.Key`.
  public static let ligature: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSLigature"
  )
  /// Stands in for `underlineStyle` of `NSAttributedString.Key`.
  public static let underlineStyle: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSUnderline"
  )
  /// Stands in for `underlineColor` of `NSAttributedString.Key`.
  public static let underlineColor: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSUnderlineColor"
  )
  /// Stands in for `strikethroughStyle` of `NSAttributedString.Key`.
  public static let strikethroughStyle: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSStrikethrough"
  )
  /// Stands in for `strikethroughColor` of `NSAttributedString.Key`.
  public static let strikethroughColor: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor"
  )
  /// Stands in for `strokeColor` of `NSAttributedString.Key`.
  public static let strokeColor: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSStrokeColor"
  )
  /// Stands in for `strokeWidth` of `NSAttributedString.Key`.
  public static let strokeWidth: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSStrokeWidth"
  )
  /// Stands in for `shadow` of `NSAttributedString.Key`.
  public static let shadow: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSShadow")
  /// Stands in for `attachment` of `NSAttributedString.Key`.
  public static let attachment: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSAttachment"
  )
  /// Stands in for `link` of `NSAttributedString.Key`.
  public static let link: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSLink")
  /// Stands in for `baselineOffset` of `NSAttributedString.Key`.
  public static let baselineOffset: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSBaselineOffset"
  )
  /// Stands in for `obliqueness` of `NSAttributedString.Key`.
  public static let obliqueness: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSObliqueness"
  )
  /// Stands in for `expansion` of `NSAttributedString.Key`.
  public static let expansion: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSExpansion"
  )
  /// Stands in for `writingDirection` of `NSAttributedString.Key`.
  public static let writingDirection: NSAttributedString.Key = NSAttributedString.Key(
    rawValue: "NSWritingDirection"
  )
}
