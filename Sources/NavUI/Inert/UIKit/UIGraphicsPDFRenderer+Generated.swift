// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGraphicsPDFRenderer` of UIKit, and does nothing.
open class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIGraphicsPDFRenderer`.
  public init(bounds: CGRect) {
  }
  /// Creates what stands in for a `UIGraphicsPDFRenderer`.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
  }
  /// Stands in for `pdfData` of `UIGraphicsPDFRenderer`.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    actions(UIGraphicsPDFRendererContext())
    return Data("%PDF-1.4".utf8)
  }
  /// Stands in for `writePDF` of `UIGraphicsPDFRenderer`.
  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}
