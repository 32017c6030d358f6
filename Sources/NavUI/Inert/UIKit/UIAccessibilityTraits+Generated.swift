// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAccessibilityTraits` of UIKit, and does nothing.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// Stands in for `rawValue` of `UIAccessibilityTraits`.
  public let rawValue: UInt64
  /// Creates what stands in for a `UIAccessibilityTraits`.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
  /// Stands in for `none` of `UIAccessibilityTraits`.
  public static let none: UIAccessibilityTraits = UIAccessibilityTraits([])
  /// Stands in for `button` of `UIAccessibilityTraits`.
  public static let button: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1)
  /// Stands in for `link` of `UIAccessibilityTraits`.
  public static let link: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 2)
  /// Stands in for `image` of `UIAccessibilityTraits`.
  public static let image: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 4)
  /// Stands in for `selected` of `UIAccessibilityTraits`.
  public static let selected: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 8)
  /// Stands in for `staticText` of `UIAccessibilityTraits`.
  public static let staticText: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 64)
  /// Stands in for `searchField` of `UIAccessibilityTraits`.
  public static let searchField: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1024)
  /// Stands in for `updatesFrequently` of `UIAccessibilityTraits`.
  public static let updatesFrequently: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 512)
  /// Stands in for `adjustable` of `UIAccessibilityTraits`.
  public static let adjustable: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 4096)
  /// Stands in for `notEnabled` of `UIAccessibilityTraits`.
  public static let notEnabled: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 256)
  /// Stands in for `header` of `UIAccessibilityTraits`.
  public static let header: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 16)
}
