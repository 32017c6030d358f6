// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSUnderlineStyle` of UIKit, and does nothing.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Stands in for `rawValue` of `NSUnderlineStyle`.
  public let rawValue: Int
  /// Creates what stands in for a `NSUnderlineStyle`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// Stands in for `single` of `NSUnderlineStyle`.
  public static let single: NSUnderlineStyle = NSUnderlineStyle(rawValue: 1)
  /// Stands in for `thick` of `NSUnderlineStyle`.
  public static let thick: NSUnderlineStyle = NSUnderlineStyle(rawValue: 2)
  /// Stands in for `double` of `NSUnderlineStyle`.
  public static let double: NSUnderlineStyle = NSUnderlineStyle(rawValue: 9)
  /// Stands in for `patternDot` of `NSUnderlineStyle`.
  public static let patternDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 256)
  /// Stands in for `patternDash` of `NSUnderlineStyle`.
  public static let patternDash: NSUnderlineStyle = NSUnderlineStyle(rawValue: 512)
  /// Stands in for `byWord` of `NSUnderlineStyle`.
  public static let byWord: NSUnderlineStyle = NSUnderlineStyle(rawValue: 0x8000)
}
