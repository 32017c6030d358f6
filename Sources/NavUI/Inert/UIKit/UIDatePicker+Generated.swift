// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDatePicker` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// Stands in for `date` of `UIDatePicker`.
  open var date: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `minuteInterval` of `UIDatePicker`.
  open var minuteInterval: Int = 1
}
