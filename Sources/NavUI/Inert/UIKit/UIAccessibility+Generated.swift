// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAccessibility` of UIKit, and does nothing.
public enum UIAccessibility {
  /// Stands in for `isVoiceOverRunning` of `UIAccessibility`.
  public static var isVoiceOverRunning: Bool { false }
  /// Stands in for `isReduceMotionEnabled` of `UIAccessibility`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Stands in for `isReduceTransparencyEnabled` of `UIAccessibility`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Stands in for `isBoldTextEnabled` of `UIAccessibility`.
  public static var isBoldTextEnabled: Bool { false }
  /// Stands in for `isDarkerSystemColorsEnabled` of `UIAccessibility`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Stands in for `isInvertColorsEnabled` of `UIAccessibility`.
  public static var isInvertColorsEnabled: Bool { false }
  /// Stands in for `isGrayscaleEnabled` of `UIAccessibility`.
  public static var isGrayscaleEnabled: Bool { false }
  /// Stands in for `isSwitchControlRunning` of `UIAccessibility`.
  public static var isSwitchControlRunning: Bool { false }
  /// Stands in for `isClosedCaptioningEnabled` of `UIAccessibility`.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Stands in for `isSpeakScreenEnabled` of `UIAccessibility`.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Stands in for `isGuidedAccessEnabled` of `UIAccessibility`.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Stands in for `prefersCrossFadeTransitions` of `UIAccessibility`.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Stands in for `post` of `UIAccessibility`.
  public static func post(notification: Notification, argument: Any?) {}
  /// Stands in for `voiceOverStatusDidChangeNotification` of `UIAccessibility`.
  public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Stands in for `reduceMotionStatusDidChangeNotification` of `UIAccessibility`.
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Stands in for `Notification` of `UIAccessibility`.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `Notification`.
    public let rawValue: UInt32
    /// Creates what stands in for a `Notification`.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
    /// Stands in for `announcement` of `Notification`.
    public static let announcement: Notification = Notification(rawValue: 1)
    /// Stands in for `layoutChanged` of `Notification`.
    public static let layoutChanged: Notification = Notification(rawValue: 2)
    /// Stands in for `screenChanged` of `Notification`.
    public static let screenChanged: Notification = Notification(rawValue: 3)
    /// Stands in for `pageScrolled` of `Notification`.
    public static let pageScrolled: Notification = Notification(rawValue: 4)
  }
}
