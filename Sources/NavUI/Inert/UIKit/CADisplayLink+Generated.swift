// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CADisplayLink` of UIKit, and does nothing.
open class CADisplayLink: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CADisplayLink`.
  public init(target: Any, selector: Selector) {
  }
  /// Stands in for `isPaused` of `CADisplayLink`.
  open var isPaused: Bool = false
  /// Stands in for `timestamp` of `CADisplayLink`.
  open var timestamp: TimeInterval { 0 }
  /// Stands in for `targetTimestamp` of `CADisplayLink`.
  open var targetTimestamp: TimeInterval { 0 }
  /// Stands in for `duration` of `CADisplayLink`.
  open var duration: TimeInterval { 0 }
  /// Stands in for `preferredFramesPerSecond` of `CADisplayLink`.
  open var preferredFramesPerSecond: Int = 0
  /// Stands in for `add` of `CADisplayLink`.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stands in for `remove` of `CADisplayLink`.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Stands in for `invalidate` of `CADisplayLink`.
  open func invalidate() {}
}
