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
}
