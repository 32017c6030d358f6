// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIToolbar` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// Stands in for `items` of `UIToolbar`.
  open var items: [UIBarButtonItem]? = nil
  /// Stands in for `barStyle` of `UIToolbar`.
  open var barStyle: UIBarStyle = .default
  /// Stands in for `isTranslucent` of `UIToolbar`.
  open var isTranslucent: Bool = true
  /// Stands in for `barTintColor` of `UIToolbar`.
  open var barTintColor: UIColor? = nil
  /// Stands in for `standardAppearance` of `UIToolbar`.
  open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
  /// Stands in for `compactAppearance` of `UIToolbar`.
  open var compactAppearance: UIToolbarAppearance? = nil
  /// Stands in for `scrollEdgeAppearance` of `UIToolbar`.
  open var scrollEdgeAppearance: UIToolbarAppearance? = nil
  /// Stands in for `setItems` of `UIToolbar`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Stands in for `setBackgroundImage` of `UIToolbar`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Stands in for `setShadowImage` of `UIToolbar`.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }
}
