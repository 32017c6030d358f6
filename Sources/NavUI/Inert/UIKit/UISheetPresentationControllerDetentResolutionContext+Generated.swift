// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISheetPresentationControllerDetentResolutionContext` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// Stands in for `maximumDetentValue` of `UISheetPresentationControllerDetentResolutionContext`.
  var maximumDetentValue: CGFloat { get }
}
