// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PDFView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class PDFView: UIView {
  /// Stands in for `document` of `PDFView`.
  open var document: PDFDocument? = nil
  /// Stands in for `autoScales` of `PDFView`.
  open var autoScales: Bool = false
  /// Stands in for `scaleFactor` of `PDFView`.
  open var scaleFactor: CGFloat = 1
  /// Stands in for `minScaleFactor` of `PDFView`.
  open var minScaleFactor: CGFloat = 1
  /// Stands in for `maxScaleFactor` of `PDFView`.
  open var maxScaleFactor: CGFloat = 1
  /// Stands in for `displayMode` of `PDFView`.
  open var displayMode: PDFDisplayMode = .singlePageContinuous
  /// Stands in for `displayDirection` of `PDFView`.
  open var displayDirection: PDFDisplayDirection = .vertical
  /// Stands in for `displaysPageBreaks` of `PDFView`.
  open var displaysPageBreaks: Bool = true
  /// Stands in for `currentPage` of `PDFView`.
  open var currentPage: PDFPage? { document?.page(at: 0) }
  /// Stands in for `scaleFactorForSizeToFit` of `PDFView`.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Stands in for `go` of `PDFView`.
  open func go(to page: PDFPage) {}
  /// Stands in for `usePageViewController` of `PDFView`.
  open func usePageViewController(
    _ enable: Bool,
    withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  /// Stands in for `goToNextPage` of `PDFView`.
  open func goToNextPage(_ sender: Any?) {}
  /// Stands in for `goToPreviousPage` of `PDFView`.
  open func goToPreviousPage(_ sender: Any?) {}
}
