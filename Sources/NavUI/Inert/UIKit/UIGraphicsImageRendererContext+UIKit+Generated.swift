// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIGraphicsImageRendererContext {
  /// Stands in for `cgContext` of `UIGraphicsImageRendererContext`.
  public var cgContext: CGContext { CGContext() }
  /// Stands in for `format` of `UIGraphicsImageRendererContext`.
  public var format: UIGraphicsImageRendererFormat { .default() }
}

extension UIGraphicsImageRendererContext {
  /// Stands in for `clip` of `UIGraphicsImageRendererContext`.
  public func clip(to rect: CGRect) {}
  /// Stands in for `fill` of `UIGraphicsImageRendererContext`.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
}
