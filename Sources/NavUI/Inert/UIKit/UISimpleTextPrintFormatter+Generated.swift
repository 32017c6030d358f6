// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISimpleTextPrintFormatter` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates what stands in for a `UISimpleTextPrintFormatter`.
  public convenience init(text: String) {
    self.init()
  }
}
