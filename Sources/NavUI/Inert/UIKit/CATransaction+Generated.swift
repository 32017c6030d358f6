// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CATransaction` of UIKit, and does nothing.
open class CATransaction: NSObject, @unchecked Sendable {
  /// Stands in for `begin` of `CATransaction`.
  public static func begin() {}
  /// Stands in for `commit` of `CATransaction`.
  public static func commit() {}
  /// Stands in for `setDisableActions` of `CATransaction`.
  public static func setDisableActions(_ flag: Bool) {}
  /// Stands in for `setAnimationDuration` of `CATransaction`.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Stands in for `setCompletionBlock` of `CATransaction`.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
