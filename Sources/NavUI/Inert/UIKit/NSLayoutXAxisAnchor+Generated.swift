// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSLayoutXAxisAnchor` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor {
  /// Stands in for `constraint` of `NSLayoutXAxisAnchor`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}
