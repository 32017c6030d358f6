// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIProgressView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// Stands in for `progress` of `UIProgressView`.
  open var progress: Float = 0
  /// Creates what stands in for a `UIProgressView`.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
  }
  /// Stands in for `progressTintColor` of `UIProgressView`.
  open var progressTintColor: UIColor? = nil
  /// Stands in for `trackTintColor` of `UIProgressView`.
  open var trackTintColor: UIColor? = nil
  /// Stands in for `progressImage` of `UIProgressView`.
  open var progressImage: UIImage? = nil
  /// Stands in for `trackImage` of `UIProgressView`.
  open var trackImage: UIImage? = nil
  /// Stands in for `setProgress` of `UIProgressView`.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Stands in for `Style` of `UIProgressView`.
  public enum Style: Int, Sendable {
    /// Stands in for ``default`` of `Style`.
    case `default`, bar
  }
}
