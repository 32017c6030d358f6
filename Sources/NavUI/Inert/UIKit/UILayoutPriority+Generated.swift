// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UILayoutPriority` of UIKit, and does nothing.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `UILayoutPriority`.
  public let rawValue: Float
  /// Creates what stands in for a `UILayoutPriority`.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
  /// Creates what stands in for a `UILayoutPriority`.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }
  /// Stands in for `required` of `UILayoutPriority`.
  public static let required: UILayoutPriority = UILayoutPriority(1000)
  /// Stands in for `defaultHigh` of `UILayoutPriority`.
  public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
  /// Stands in for `defaultLow` of `UILayoutPriority`.
  public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
  /// Stands in for `fittingSizeLevel` of `UILayoutPriority`.
  public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(50)
  /// Stands in for `dragThatCanResizeScene` of `UILayoutPriority`.
  public static let dragThatCanResizeScene: UILayoutPriority = UILayoutPriority(510)
  /// Stands in for `dragThatCannotResizeScene` of `UILayoutPriority`.
  public static let dragThatCannotResizeScene: UILayoutPriority = UILayoutPriority(490)
  /// Stands in for `+` of `UILayoutPriority`.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// Stands in for `-` of `UILayoutPriority`.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
