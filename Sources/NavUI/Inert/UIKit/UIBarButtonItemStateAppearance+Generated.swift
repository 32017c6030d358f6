// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarButtonItemStateAppearance` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// Creates what stands in for a `UIBarButtonItemStateAppearance`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `titleTextAttributes` of `UIBarButtonItemStateAppearance`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stands in for `titlePositionAdjustment` of `UIBarButtonItemStateAppearance`.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Stands in for `backgroundImage` of `UIBarButtonItemStateAppearance`.
  open var backgroundImage: UIImage? = nil
  /// Stands in for `backgroundImagePositionAdjustment` of `UIBarButtonItemStateAppearance`.
  open var backgroundImagePositionAdjustment: UIOffset = .zero
}
