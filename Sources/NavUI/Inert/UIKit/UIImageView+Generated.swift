// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIImageView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// Stands in for `image` of `UIImageView`.
  open var image: UIImage? = nil
  /// Creates what stands in for a `UIImageView`.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  /// Creates what stands in for a `UIImageView`.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  /// Stands in for `highlightedImage` of `UIImageView`.
  open var highlightedImage: UIImage? = nil
  /// Stands in for `isHighlighted` of `UIImageView`.
  open var isHighlighted: Bool = false
  /// Stands in for `animationImages` of `UIImageView`.
  open var animationImages: [UIImage]? = nil
  /// Stands in for `animationDuration` of `UIImageView`.
  open var animationDuration: TimeInterval = 0
  /// Stands in for `animationRepeatCount` of `UIImageView`.
  open var animationRepeatCount: Int = 0
  /// Stands in for `isAnimating` of `UIImageView`.
  open var isAnimating: Bool { false }
  /// Stands in for `preferredSymbolConfiguration` of `UIImageView`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
  /// Stands in for `adjustsImageSizeForAccessibilityContentSizeCategory` of `UIImageView`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
  /// Stands in for `startAnimating` of `UIImageView`.
  open func startAnimating() {}
  /// Stands in for `stopAnimating` of `UIImageView`.
  open func stopAnimating() {}
}
