// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDataDetectorTypes` of UIKit, and does nothing.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// Stands in for `rawValue` of `UIDataDetectorTypes`.
  public let rawValue: UInt
  /// Creates what stands in for a `UIDataDetectorTypes`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `link` of `UIDataDetectorTypes`.
  public static let link: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 2)
  /// Stands in for `phoneNumber` of `UIDataDetectorTypes`.
  public static let phoneNumber: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 1)
  /// Stands in for `all` of `UIDataDetectorTypes`.
  public static let all: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 255)
  /// Stands in for `address` of `UIDataDetectorTypes`.
  public static let address: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 4)
  /// Stands in for `calendarEvent` of `UIDataDetectorTypes`.
  public static let calendarEvent: UIDataDetectorTypes = UIDataDetectorTypes(rawValue: 8)
}
