// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `DataScannerViewControllerDelegate` of Frameworks, and does nothing.
@MainActor
@preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Stands in for `dataScanner` of `DataScannerViewControllerDelegate`.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Stands in for `dataScanner` of `DataScannerViewControllerDelegate`.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  )
  /// Stands in for `dataScanner` of `DataScannerViewControllerDelegate`.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  )
  /// Stands in for `dataScannerDidZoom` of `DataScannerViewControllerDelegate`.
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
}

extension DataScannerViewControllerDelegate {
  /// Stands in for `dataScanner` of `DataScannerViewControllerDelegate`.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
  }
  /// Stands in for `dataScanner` of `DataScannerViewControllerDelegate`.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Stands in for `dataScanner` of `DataScannerViewControllerDelegate`.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Stands in for `dataScannerDidZoom` of `DataScannerViewControllerDelegate`.
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
}
