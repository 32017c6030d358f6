// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITouch` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITouch {
  /// Creates what stands in for a `UITouch`.
  public init() {
  }
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
}
