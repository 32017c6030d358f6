// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CHHapticEvent` of CoreHaptics, and does nothing.
open class CHHapticEvent: NSObject {
  /// Creates what stands in for a `CHHapticEvent`.
  public init(
    eventType type: EventType,
    parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval
  ) {
    super.init()
  }
  /// Creates what stands in for a `CHHapticEvent`.
  public init(
    eventType type: EventType,
    parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval,
    duration: TimeInterval
  ) {
    super.init()
  }
  /// Stands in for `EventType` of `CHHapticEvent`.
  public enum EventType: Sendable {
    /// Stands in for `hapticTransient` of `EventType`.
    case hapticTransient, hapticContinuous
  }
}
