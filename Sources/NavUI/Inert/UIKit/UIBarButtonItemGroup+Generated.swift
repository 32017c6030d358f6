// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBarButtonItemGroup` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  /// Creates what stands in for a `UIBarButtonItemGroup`.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    super.init()
  }
}
