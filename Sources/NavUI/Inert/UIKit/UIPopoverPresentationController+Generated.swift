// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPopoverPresentationController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// Stands in for `sourceView` of `UIPopoverPresentationController`.
  open var sourceView: UIView? = nil
  /// Stands in for `sourceRect` of `UIPopoverPresentationController`.
  open var sourceRect: CGRect = .zero
  /// Stands in for `sourceItem` of `UIPopoverPresentationController`.
  open var sourceItem: AnyObject? = nil
  /// Stands in for `barButtonItem` of `UIPopoverPresentationController`.
  open var barButtonItem: UIBarButtonItem? = nil
  /// Stands in for `permittedArrowDirections` of `UIPopoverPresentationController`.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Stands in for `backgroundColor` of `UIPopoverPresentationController`.
  open var backgroundColor: UIColor? = nil
  /// Stands in for `canOverlapSourceViewRect` of `UIPopoverPresentationController`.
  open var canOverlapSourceViewRect: Bool = false
  /// Stands in for `passthroughViews` of `UIPopoverPresentationController`.
  open var passthroughViews: [UIView]? = nil
}
