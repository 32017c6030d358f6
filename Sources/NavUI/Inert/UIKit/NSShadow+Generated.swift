// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSShadow` of UIKit, and does nothing.
open class NSShadow: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSShadow`.
  public override init() {
    super.init()
  }
  /// Stands in for `shadowOffset` of `NSShadow`.
  open var shadowOffset: CGSize = .zero
  /// Stands in for `shadowBlurRadius` of `NSShadow`.
  open var shadowBlurRadius: CGFloat = 0
  /// Stands in for `shadowColor` of `NSShadow`.
  open var shadowColor: Any? = nil
}
