// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIEvent` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIEvent {
  /// Creates what stands in for a `UIEvent`.
  public init() {
  }
  /// Stands in for `EventType` of `UIEvent`.
  public enum EventType: Int, Sendable {
    /// Stands in for `touches` of `EventType`.
    case touches, motion, remoteControl, presses
  }
  /// Stands in for `EventSubtype` of `UIEvent`.
  public enum EventSubtype: Int, Sendable {
    /// Stands in for `none` of `EventSubtype`.
    case none, motionShake
  }
}
