// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITraitCollection` of UIKit, and does nothing.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Stands in for `userInterfaceStyle` of `UITraitCollection`.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Stands in for `horizontalSizeClass` of `UITraitCollection`.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Creates what stands in for a `UITraitCollection`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `UITraitCollection`.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
  }
  /// Creates what stands in for a `UITraitCollection`.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
  }
  /// Creates what stands in for a `UITraitCollection`.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
  }
  /// Creates what stands in for a `UITraitCollection`.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
  }
  /// Creates what stands in for a `UITraitCollection`.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
  }
  /// Stands in for `current` of `UITraitCollection`.
  public static var current: UITraitCollection { UITraitCollection() }
  /// Stands in for `verticalSizeClass` of `UITraitCollection`.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Stands in for `userInterfaceIdiom` of `UITraitCollection`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Stands in for `displayScale` of `UITraitCollection`.
  open var displayScale: CGFloat { 3 }
  /// Stands in for `layoutDirection` of `UITraitCollection`.
  open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Stands in for `preferredContentSizeCategory` of `UITraitCollection`.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Stands in for `accessibilityContrast` of `UITraitCollection`.
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Stands in for `hasDifferentColorAppearance` of `UITraitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    false
  }
}
