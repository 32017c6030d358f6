// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAEmitterCell` of UIKit, and does nothing.
open class CAEmitterCell: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CAEmitterCell`.
  public override init() {
    super.init()
  }
  /// Stands in for `name` of `CAEmitterCell`.
  open var name: String? = nil
  /// Stands in for `contents` of `CAEmitterCell`.
  open var contents: Any? = nil
  /// Stands in for `color` of `CAEmitterCell`.
  open var color: CGColor? = nil
  /// Stands in for `birthRate` of `CAEmitterCell`.
  open var birthRate: Float = 0
  /// Stands in for `lifetime` of `CAEmitterCell`.
  open var lifetime: Float = 0
  /// Stands in for `lifetimeRange` of `CAEmitterCell`.
  open var lifetimeRange: Float = 0
  /// Stands in for `velocity` of `CAEmitterCell`.
  open var velocity: CGFloat = 0
  /// Stands in for `velocityRange` of `CAEmitterCell`.
  open var velocityRange: CGFloat = 0
  /// Stands in for `xAcceleration` of `CAEmitterCell`.
  open var xAcceleration: CGFloat = 0
  /// Stands in for `yAcceleration` of `CAEmitterCell`.
  open var yAcceleration: CGFloat = 0
  /// Stands in for `emissionLongitude` of `CAEmitterCell`.
  open var emissionLongitude: CGFloat = 0
  /// Stands in for `emissionRange` of `CAEmitterCell`.
  open var emissionRange: CGFloat = 0
  /// Stands in for `spin` of `CAEmitterCell`.
  open var spin: CGFloat = 0
  /// Stands in for `spinRange` of `CAEmitterCell`.
  open var spinRange: CGFloat = 0
  /// Stands in for `scale` of `CAEmitterCell`.
  open var scale: CGFloat = 1
  /// Stands in for `scaleRange` of `CAEmitterCell`.
  open var scaleRange: CGFloat = 0
  /// Stands in for `scaleSpeed` of `CAEmitterCell`.
  open var scaleSpeed: CGFloat = 0
  /// Stands in for `alphaRange` of `CAEmitterCell`.
  open var alphaRange: Float = 0
  /// Stands in for `alphaSpeed` of `CAEmitterCell`.
  open var alphaSpeed: Float = 0
}
