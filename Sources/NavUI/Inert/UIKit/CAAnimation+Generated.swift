// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAAnimation` of UIKit, and does nothing.
open class CAAnimation: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CAAnimation`.
  public override init() {
    super.init()
  }
  /// Stands in for `duration` of `CAAnimation`.
  open var duration: TimeInterval = 0
  /// Stands in for `repeatCount` of `CAAnimation`.
  open var repeatCount: Float = 0
  /// Stands in for `autoreverses` of `CAAnimation`.
  open var autoreverses: Bool = false
  /// Stands in for `isRemovedOnCompletion` of `CAAnimation`.
  open var isRemovedOnCompletion: Bool = true
  /// Stands in for `timingFunction` of `CAAnimation`.
  open var timingFunction: CAMediaTimingFunction? = nil
  /// Stands in for `speed` of `CAAnimation`.
  open var speed: Float = 1
  /// Stands in for `timeOffset` of `CAAnimation`.
  open var timeOffset: CFTimeInterval = 0
  /// Stands in for `beginTime` of `CAAnimation`.
  open var beginTime: CFTimeInterval = 0
  /// Stands in for `repeatDuration` of `CAAnimation`.
  open var repeatDuration: CFTimeInterval = 0
  /// Stands in for `fillMode` of `CAAnimation`.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Stands in for `delegate` of `CAAnimation`.
  public weak var delegate: AnyObject? = nil
}
