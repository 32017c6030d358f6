// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIEvent` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// Stands in for `EventType` of `UIEvent`.
  public enum EventType: Int, Sendable {
    /// Stands in for `touches` of `EventType`.
    case touches, motion, remoteControl, presses
  }
  /// Stands in for `EventSubtype` of `UIEvent`.
  public enum EventSubtype: Int, Sendable {
    /// Stands in for `none` of `EventSubtype`.
    case none, motionShake, remoteControlPlay, remoteControlPause, remoteControlStop
  }
  /// Creates what stands in for a `UIEvent`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `type` of `UIEvent`.
  open var type: EventType { .touches }
  /// Stands in for `subtype` of `UIEvent`.
  open var subtype: EventSubtype { .none }
  /// Stands in for `timestamp` of `UIEvent`.
  open var timestamp: TimeInterval { 0 }
  /// Stands in for `allTouches` of `UIEvent`.
  open var allTouches: Set<UITouch>? { nil }
  /// Stands in for `touches` of `UIEvent`.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}
