// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPopoverPresentationController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPopoverPresentationController {
  /// Stands in for `sourceView` of `UIPopoverPresentationController`.
  open var sourceView: UIView? = nil
  /// Stands in for `sourceRect` of `UIPopoverPresentationController`.
  open var sourceRect: CGRect = .zero
  /// Creates what stands in for a `UIPopoverPresentationController`.
  public init() {
  }
}
