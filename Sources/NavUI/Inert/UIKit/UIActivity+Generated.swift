// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIActivity` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIActivity {
  /// Creates what stands in for a `UIActivity`.
  public init() {
  }
  /// Stands in for `ActivityType` of `UIActivity`.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `ActivityType`.
    public let rawValue: String
    /// Creates what stands in for a `ActivityType`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `addToReadingList` of `ActivityType`.
    public static let addToReadingList: ActivityType = ActivityType(rawValue: "addToReadingList")
    /// Stands in for `airDrop` of `ActivityType`.
    public static let airDrop: ActivityType = ActivityType(rawValue: "airDrop")
    /// Stands in for `copyToPasteboard` of `ActivityType`.
    public static let copyToPasteboard: ActivityType = ActivityType(rawValue: "copyToPasteboard")
    /// Stands in for `mail` of `ActivityType`.
    public static let mail: ActivityType = ActivityType(rawValue: "mail")
    /// Stands in for `message` of `ActivityType`.
    public static let message: ActivityType = ActivityType(rawValue: "message")
  }
}
