// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAAnimationGroup` of UIKit, and does nothing.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
  /// Stands in for `animations` of `CAAnimationGroup`.
  open var animations: [CAAnimation]? = nil
}
