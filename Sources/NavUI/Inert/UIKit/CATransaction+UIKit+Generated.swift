// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CATransaction {
  /// Stands in for `flush` of `CATransaction`.
  public static func flush() {}
  /// Stands in for `setAnimationTimingFunction` of `CATransaction`.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Stands in for `animationDuration` of `CATransaction`.
  public static func animationDuration() -> CFTimeInterval { 0 }
  /// Stands in for `disableActions` of `CATransaction`.
  public static func disableActions() -> Bool { false }
}
