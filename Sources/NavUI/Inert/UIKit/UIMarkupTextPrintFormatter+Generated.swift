// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIMarkupTextPrintFormatter` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates what stands in for a `UIMarkupTextPrintFormatter`.
  public convenience init(markupText: String) {
    self.init()
  }
}
