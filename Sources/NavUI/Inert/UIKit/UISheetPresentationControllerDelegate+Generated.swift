// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISheetPresentationControllerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Stands in for `sheetPresentationControllerDidChangeSelectedDetentIdentifier` of `UISheetPresentationControllerDelegate`.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Stands in for `sheetPresentationControllerDidChangeSelectedDetentIdentifier` of `UISheetPresentationControllerDelegate`.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
