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
}
