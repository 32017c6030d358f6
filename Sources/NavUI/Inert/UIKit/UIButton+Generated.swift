// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIButton` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// Stands in for `titleLabel` of `UIButton`.
  open var titleLabel: UILabel? = nil
  /// Stands in for `imageView` of `UIButton`.
  open var imageView: UIImageView? = nil
  /// Creates what stands in for a `UIButton`.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }
  /// Stands in for `setTitle` of `UIButton`.
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  /// Stands in for `setTitleColor` of `UIButton`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Stands in for `setImage` of `UIButton`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Stands in for `ButtonType` of `UIButton`.
  public enum ButtonType: Int, Sendable {
    /// Stands in for `custom` of `ButtonType`.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
}
