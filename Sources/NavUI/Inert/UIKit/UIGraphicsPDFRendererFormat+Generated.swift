// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGraphicsPDFRendererFormat` of UIKit, and does nothing.
open class UIGraphicsPDFRendererFormat: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `UIGraphicsPDFRendererFormat`.
  public override init() {
    super.init()
  }
  /// Stands in for `documentInfo` of `UIGraphicsPDFRendererFormat`.
  open var documentInfo: [String: Any] = [:]
  /// Stands in for ``default`` of `UIGraphicsPDFRendererFormat`.
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}
