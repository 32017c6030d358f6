// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSMutableParagraphStyle` of UIKit, and does nothing.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Stands in for `setParagraphStyle` of `NSMutableParagraphStyle`.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {}
  /// Stands in for `addTabStop` of `NSMutableParagraphStyle`.
  open func addTabStop(_ anObject: NSTextTab) {}
}
