// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIActivityIndicatorView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// Stands in for `style` of `UIActivityIndicatorView`.
  open var style: Style = .medium
  /// Stands in for `color` of `UIActivityIndicatorView`.
  open var color: UIColor? = nil
  /// Stands in for `hidesWhenStopped` of `UIActivityIndicatorView`.
  open var hidesWhenStopped: Bool = true
  /// Stands in for `isAnimating` of `UIActivityIndicatorView`.
  open var isAnimating: Bool = false
  /// Creates what stands in for a `UIActivityIndicatorView`.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Stands in for `startAnimating` of `UIActivityIndicatorView`.
  open func startAnimating() { isAnimating = true }
  /// Stands in for `stopAnimating` of `UIActivityIndicatorView`.
  open func stopAnimating() { isAnimating = false }
  /// Stands in for `Style` of `UIActivityIndicatorView`.
  public enum Style: Int, Sendable {
    /// Stands in for `medium` of `Style`.
    case medium, large
  }
}
