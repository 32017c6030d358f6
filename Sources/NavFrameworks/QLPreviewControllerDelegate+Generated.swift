// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `QLPreviewControllerDelegate` of Frameworks, and does nothing.
@MainActor
@preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Stands in for `previewControllerDidDismiss` of `QLPreviewControllerDelegate`.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Stands in for `previewControllerDidDismiss` of `QLPreviewControllerDelegate`.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
