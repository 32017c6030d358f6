// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarButtonItemAppearance` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// Creates what stands in for a `UIBarButtonItemAppearance`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `UIBarButtonItemAppearance`.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }
  /// Stands in for `normal` of `UIBarButtonItemAppearance`.
  public let normal: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
  /// Stands in for `highlighted` of `UIBarButtonItemAppearance`.
  public let highlighted: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
  /// Stands in for `disabled` of `UIBarButtonItemAppearance`.
  public let disabled: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
  /// Stands in for `focused` of `UIBarButtonItemAppearance`.
  public let focused: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
  /// Stands in for `configureWithDefault` of `UIBarButtonItemAppearance`.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}
