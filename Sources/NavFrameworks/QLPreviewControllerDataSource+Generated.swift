// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `QLPreviewControllerDataSource` of Frameworks, and does nothing.
@MainActor
@preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Stands in for `numberOfPreviewItems` of `QLPreviewControllerDataSource`.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Stands in for `previewController` of `QLPreviewControllerDataSource`.
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem
}
