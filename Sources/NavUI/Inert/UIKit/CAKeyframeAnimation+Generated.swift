// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAKeyframeAnimation` of UIKit, and does nothing.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// Stands in for `values` of `CAKeyframeAnimation`.
  open var values: [Any]? = nil
  /// Stands in for `keyTimes` of `CAKeyframeAnimation`.
  open var keyTimes: [NSNumber]? = nil
  /// Stands in for `path` of `CAKeyframeAnimation`.
  open var path: CGPath? = nil
  /// Stands in for `timingFunctions` of `CAKeyframeAnimation`.
  open var timingFunctions: [CAMediaTimingFunction]? = nil
  /// Stands in for `calculationMode` of `CAKeyframeAnimation`.
  open var calculationMode: String = ""
}
