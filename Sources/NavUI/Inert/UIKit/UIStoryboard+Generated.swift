// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStoryboard` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  /// Creates what stands in for a `UIStoryboard`.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    super.init()
  }
  /// Stands in for `instantiateInitialViewController` of `UIStoryboard`.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Stands in for `instantiateViewController` of `UIStoryboard`.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
