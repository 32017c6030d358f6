// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSTextStorage` of UIKit, and does nothing.
open class NSTextStorage: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSTextStorage`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `NSTextStorage`.
  public convenience init(string: String) {
    self.init()
  }
  /// Creates what stands in for a `NSTextStorage`.
  public convenience init(attributedString: NSAttributedString) {
    self.init()
  }
  /// Stands in for `addLayoutManager` of `NSTextStorage`.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
  /// Stands in for `setAttributes` of `NSTextStorage`.
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {}
  /// Stands in for `addAttribute` of `NSTextStorage`.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {}
  /// Stands in for `addAttributes` of `NSTextStorage`.
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {}
  /// Stands in for `removeAttribute` of `NSTextStorage`.
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {}
  /// Stands in for `beginEditing` of `NSTextStorage`.
  open func beginEditing() {}
  /// Stands in for `endEditing` of `NSTextStorage`.
  open func endEditing() {}
}
