// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAReplicatorLayer` of UIKit, and does nothing.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
  /// Stands in for `instanceCount` of `CAReplicatorLayer`.
  open var instanceCount: Int = 1
  /// Stands in for `instanceDelay` of `CAReplicatorLayer`.
  open var instanceDelay: CFTimeInterval = 0
  /// Stands in for `instanceTransform` of `CAReplicatorLayer`.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// Stands in for `instanceColor` of `CAReplicatorLayer`.
  open var instanceColor: CGColor? = nil
}
