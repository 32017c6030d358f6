// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `QLPreviewController` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  /// Stands in for `dataSource` of `QLPreviewController`.
  public weak var dataSource: (any QLPreviewControllerDataSource)? = nil
  /// Stands in for `delegate` of `QLPreviewController`.
  public weak var delegate: (any QLPreviewControllerDelegate)? = nil
  /// Stands in for `currentPreviewItemIndex` of `QLPreviewController`.
  open var currentPreviewItemIndex: Int = 0
  /// Stands in for `reloadData` of `QLPreviewController`.
  open func reloadData() {}
}
