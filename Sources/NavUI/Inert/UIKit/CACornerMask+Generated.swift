// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CACornerMask` of UIKit, and does nothing.
public struct CACornerMask: OptionSet, Sendable {
  /// Stands in for `rawValue` of `CACornerMask`.
  public let rawValue: UInt
  /// Creates what stands in for a `CACornerMask`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `layerMinXMinYCorner` of `CACornerMask`.
  public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
  /// Stands in for `layerMaxXMinYCorner` of `CACornerMask`.
  public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
  /// Stands in for `layerMinXMaxYCorner` of `CACornerMask`.
  public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
  /// Stands in for `layerMaxXMaxYCorner` of `CACornerMask`.
  public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}
