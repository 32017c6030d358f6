// Made by Scripts/generate from Scripts/stand-ins/CoreHaptics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CHHapticEngine` of CoreHaptics, and does nothing.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Stands in for `stoppedHandler` of `CHHapticEngine`.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Stands in for `resetHandler` of `CHHapticEngine`.
  open var resetHandler: () -> Void = {}
  /// Creates what stands in for a `CHHapticEngine`.
  public override init() {
    super.init()
  }
  /// Stands in for `capabilitiesForHardware` of `CHHapticEngine`.
  public static func capabilitiesForHardware() -> Capabilities { Capabilities() }
  /// Stands in for `start` of `CHHapticEngine`.
  open func start() throws {}
  /// Stands in for `start` of `CHHapticEngine`.
  open func start() async throws {}
  /// Stands in for `stop` of `CHHapticEngine`.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  /// Stands in for `makePlayer` of `CHHapticEngine`.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  /// Stands in for `Capabilities` of `CHHapticEngine`.
  public struct Capabilities: Sendable {
    /// Stands in for `supportsHaptics` of `Capabilities`.
    public var supportsHaptics: Bool { false }
  }
  /// Stands in for `StoppedReason` of `CHHapticEngine`.
  public enum StoppedReason: Int, Sendable {
    /// Stands in for `audioSessionInterrupt` of `StoppedReason`.
    case audioSessionInterrupt, applicationSuspended, idleTimeout, systemError
  }
}
