// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPopoverArrowDirection` of UIKit, and does nothing.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// Stands in for `rawValue` of `UIPopoverArrowDirection`.
  public let rawValue: UInt
  /// Creates what stands in for a `UIPopoverArrowDirection`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `up` of `UIPopoverArrowDirection`.
  public static let up: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1)
  /// Stands in for `down` of `UIPopoverArrowDirection`.
  public static let down: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 2)
  /// Stands in for `left` of `UIPopoverArrowDirection`.
  public static let left: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 4)
  /// Stands in for `right` of `UIPopoverArrowDirection`.
  public static let right: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 8)
  /// Stands in for `any` of `UIPopoverArrowDirection`.
  public static let any: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 15)
}
