// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGlassEffect` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
  /// Creates what stands in for a `UIGlassEffect`.
  public convenience init(style: Style) {
    self.init()
  }
  /// Stands in for `isInteractive` of `UIGlassEffect`.
  open var isInteractive: Bool = false
  /// Stands in for `tintColor` of `UIGlassEffect`.
  open var tintColor: UIColor? = nil
  /// Stands in for `Style` of `UIGlassEffect`.
  public enum Style: Int, Sendable {
    /// Stands in for `regular` of `Style`.
    case regular, clear
  }
}
