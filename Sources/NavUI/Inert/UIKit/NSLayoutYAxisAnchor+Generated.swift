// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSLayoutYAxisAnchor` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor {
  /// Stands in for `constraint` of `NSLayoutYAxisAnchor`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
