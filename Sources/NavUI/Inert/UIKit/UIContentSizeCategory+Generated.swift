// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIContentSizeCategory` of UIKit, and does nothing.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `UIContentSizeCategory`.
  public let rawValue: String
  /// Creates what stands in for a `UIContentSizeCategory`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `unspecified` of `UIContentSizeCategory`.
  public static let unspecified: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "unspecified"
  )
  /// Stands in for `extraSmall` of `UIContentSizeCategory`.
  public static let extraSmall: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "extraSmall"
  )
  /// Stands in for `small` of `UIContentSizeCategory`.
  public static let small: UIContentSizeCategory = UIContentSizeCategory(rawValue: "small")
  /// Stands in for `medium` of `UIContentSizeCategory`.
  public static let medium: UIContentSizeCategory = UIContentSizeCategory(rawValue: "medium")
  /// Stands in for `large` of `UIContentSizeCategory`.
  public static let large: UIContentSizeCategory = UIContentSizeCategory(rawValue: "large")
  /// Stands in for `extraLarge` of `UIContentSizeCategory`.
  public static let extraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "extraLarge"
  )
  /// Stands in for `extraExtraLarge` of `UIContentSizeCategory`.
  public static let extraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "extraExtraLarge"
  )
  /// Stands in for `extraExtraExtraLarge` of `UIContentSizeCategory`.
  public static let extraExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "extraExtraExtraLarge"
  )
  /// Stands in for `accessibilityMedium` of `UIContentSizeCategory`.
  public static let accessibilityMedium: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "accessibilityMedium"
  )
  /// Stands in for `accessibilityLarge` of `UIContentSizeCategory`.
  public static let accessibilityLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "accessibilityLarge"
  )
  /// Stands in for `accessibilityExtraLarge` of `UIContentSizeCategory`.
  public static let accessibilityExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge"
  )
  /// Stands in for `accessibilityExtraExtraLarge` of `UIContentSizeCategory`.
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge"
  )
  /// Stands in for `accessibilityExtraExtraExtraLarge` of `UIContentSizeCategory`.
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory =
    UIContentSizeCategory(rawValue: "accessibilityExtraExtraExtraLarge")
  /// Stands in for `isAccessibilityCategory` of `UIContentSizeCategory`.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  /// Stands in for `didChangeNotification` of `UIContentSizeCategory`.
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }
}
