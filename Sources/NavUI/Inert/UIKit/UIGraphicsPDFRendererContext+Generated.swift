// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGraphicsPDFRendererContext` of UIKit, and does nothing.
open class UIGraphicsPDFRendererContext: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIGraphicsPDFRendererContext`.
  public override init() {
    super.init()
  }
  /// Stands in for `cgContext` of `UIGraphicsPDFRendererContext`.
  open var cgContext: CGContext { CGContext() }
  /// Stands in for `pdfContextBounds` of `UIGraphicsPDFRendererContext`.
  open var pdfContextBounds: CGRect { .zero }
  /// Stands in for `beginPage` of `UIGraphicsPDFRendererContext`.
  open func beginPage() {}
  /// Stands in for `beginPage` of `UIGraphicsPDFRendererContext`.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  /// Stands in for `fill` of `UIGraphicsPDFRendererContext`.
  open func fill(_ rect: CGRect) {}
  /// Stands in for `stroke` of `UIGraphicsPDFRendererContext`.
  open func stroke(_ rect: CGRect) {}
  /// Stands in for `clip` of `UIGraphicsPDFRendererContext`.
  open func clip(to rect: CGRect) {}
  /// Stands in for `setURL` of `UIGraphicsPDFRendererContext`.
  open func setURL(_ url: URL, for rect: CGRect) {}
}
