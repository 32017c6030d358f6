// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICalendarSelection` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  /// Stands in for `updateSelectableDates` of `UICalendarSelection`.
  open func updateSelectableDates() {}
}
