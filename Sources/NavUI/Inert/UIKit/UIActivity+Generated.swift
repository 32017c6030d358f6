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
    /// Stands in for `assignToContact` of `ActivityType`.
    public static let assignToContact: ActivityType = ActivityType(rawValue: "assignToContact")
    /// Stands in for `markupAsPDF` of `ActivityType`.
    public static let markupAsPDF: ActivityType = ActivityType(rawValue: "markupAsPDF")
    /// Stands in for `openInIBooks` of `ActivityType`.
    public static let openInIBooks: ActivityType = ActivityType(rawValue: "openInIBooks")
    /// Stands in for `postToFacebook` of `ActivityType`.
    public static let postToFacebook: ActivityType = ActivityType(rawValue: "postToFacebook")
    /// Stands in for `postToFlickr` of `ActivityType`.
    public static let postToFlickr: ActivityType = ActivityType(rawValue: "postToFlickr")
    /// Stands in for `postToTencentWeibo` of `ActivityType`.
    public static let postToTencentWeibo: ActivityType = ActivityType(
      rawValue: "postToTencentWeibo"
    )
    /// Stands in for `postToTwitter` of `ActivityType`.
    public static let postToTwitter: ActivityType = ActivityType(rawValue: "postToTwitter")
    /// Stands in for `postToVimeo` of `ActivityType`.
    public static let postToVimeo: ActivityType = ActivityType(rawValue: "postToVimeo")
    /// Stands in for `postToWeibo` of `ActivityType`.
    public static let postToWeibo: ActivityType = ActivityType(rawValue: "postToWeibo")
    /// Stands in for `print` of `ActivityType`.
    public static let print: ActivityType = ActivityType(rawValue: "print")
    /// Stands in for `saveToCameraRoll` of `ActivityType`.
    public static let saveToCameraRoll: ActivityType = ActivityType(rawValue: "saveToCameraRoll")
    /// Stands in for `sharePlay` of `ActivityType`.
    public static let sharePlay: ActivityType = ActivityType(rawValue: "sharePlay")
  }
}
