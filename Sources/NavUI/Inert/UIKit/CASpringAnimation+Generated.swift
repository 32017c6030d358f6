// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CASpringAnimation` of UIKit, and does nothing.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
  /// Stands in for `damping` of `CASpringAnimation`.
  open var damping: CGFloat = 10
  /// Stands in for `mass` of `CASpringAnimation`.
  open var mass: CGFloat = 1
  /// Stands in for `stiffness` of `CASpringAnimation`.
  open var stiffness: CGFloat = 100
  /// Stands in for `initialVelocity` of `CASpringAnimation`.
  open var initialVelocity: CGFloat = 0
  /// Stands in for `settlingDuration` of `CASpringAnimation`.
  open var settlingDuration: CFTimeInterval { 0 }
}
