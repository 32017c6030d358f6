// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITouch` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// Stands in for `phase` of `UITouch`.
  open var phase: Phase { .ended }
  /// Stands in for `tapCount` of `UITouch`.
  open var tapCount: Int { 1 }
  /// Stands in for `UIView?` of `UITouch`.
  open var view: UIView? { nil }
  /// Stands in for `location` of `UITouch`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Stands in for `Phase` of `UITouch`.
  public enum Phase: Int, Sendable {
    /// Stands in for `began` of `Phase`.
    case began, moved, stationary, ended, cancelled
  }
  /// Creates what stands in for a `UITouch`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `timestamp` of `UITouch`.
  open var timestamp: TimeInterval { 0 }
  /// Stands in for `force` of `UITouch`.
  open var force: CGFloat { 0 }
  /// Stands in for `maximumPossibleForce` of `UITouch`.
  open var maximumPossibleForce: CGFloat { 1 }
  /// Stands in for `majorRadius` of `UITouch`.
  open var majorRadius: CGFloat { 0 }
  /// Stands in for `window` of `UITouch`.
  open var window: UIWindow? { nil }
  /// Stands in for `gestureRecognizers` of `UITouch`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Stands in for `type` of `UITouch`.
  open var type: TouchType { .direct }
  /// Stands in for `previousLocation` of `UITouch`.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Stands in for `preciseLocation` of `UITouch`.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Stands in for `TouchType` of `UITouch`.
  public enum TouchType: Int, Sendable {
    /// Stands in for `direct` of `TouchType`.
    case direct, indirect, pencil, indirectPointer
  }
}
