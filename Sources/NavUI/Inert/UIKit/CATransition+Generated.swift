// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CATransition` of UIKit, and does nothing.
open class CATransition: CAAnimation, @unchecked Sendable {
  /// Stands in for `type` of `CATransition`.
  open var type: String = ""
  /// Stands in for `subtype` of `CATransition`.
  open var subtype: String? = nil
}
