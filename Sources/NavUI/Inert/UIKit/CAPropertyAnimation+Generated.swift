// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAPropertyAnimation` of UIKit, and does nothing.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
  /// Creates what stands in for a `CAPropertyAnimation`.
  public convenience init(keyPath path: String?) {
    self.init()
  }
  /// Stands in for `keyPath` of `CAPropertyAnimation`.
  open var keyPath: String? = nil
  /// Stands in for `isAdditive` of `CAPropertyAnimation`.
  open var isAdditive: Bool = false
  /// Stands in for `isCumulative` of `CAPropertyAnimation`.
  open var isCumulative: Bool = false
}
