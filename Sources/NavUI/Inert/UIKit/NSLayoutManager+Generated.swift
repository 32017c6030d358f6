// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSLayoutManager` of UIKit, and does nothing.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSLayoutManager`.
  public override init() {
    super.init()
  }
  /// Stands in for `addTextContainer` of `NSLayoutManager`.
  open func addTextContainer(_ container: NSTextContainer) {}
  /// Stands in for `usedRect` of `NSLayoutManager`.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  /// Stands in for `glyphRange` of `NSLayoutManager`.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  /// Stands in for `boundingRect` of `NSLayoutManager`.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  { .zero }
}
