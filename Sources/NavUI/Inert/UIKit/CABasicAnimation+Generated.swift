// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CABasicAnimation` of UIKit, and does nothing.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
  /// Stands in for `fromValue` of `CABasicAnimation`.
  open var fromValue: Any? = nil
  /// Stands in for `toValue` of `CABasicAnimation`.
  open var toValue: Any? = nil
  /// Stands in for `byValue` of `CABasicAnimation`.
  open var byValue: Any? = nil
}
