// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSLayoutAnchor` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSLayoutAnchor {
  /// Creates what stands in for a `NSLayoutAnchor`.
  public init() {
  }
  /// Stands in for `constraint` of `NSLayoutAnchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Stands in for `constraint` of `NSLayoutAnchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Stands in for `constraint` of `NSLayoutAnchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Stands in for `constraint` of `NSLayoutAnchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Stands in for `constraint` of `NSLayoutAnchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Stands in for `constraint` of `NSLayoutAnchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
