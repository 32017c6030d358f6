// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSLayoutDimension` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor {
  /// Stands in for `constraint` of `NSLayoutDimension`.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Stands in for `constraint` of `NSLayoutDimension`.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Stands in for `constraint` of `NSLayoutDimension`.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Stands in for `constraint` of `NSLayoutDimension`.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Stands in for `constraint` of `NSLayoutDimension`.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Stands in for `constraint` of `NSLayoutDimension`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Stands in for `constraint` of `NSLayoutDimension`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
