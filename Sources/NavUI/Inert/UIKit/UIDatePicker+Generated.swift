// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDatePicker` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// Stands in for `date` of `UIDatePicker`.
  open var date: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `minuteInterval` of `UIDatePicker`.
  open var minuteInterval: Int = 1
  /// Stands in for `datePickerMode` of `UIDatePicker`.
  open var datePickerMode: Mode = .dateAndTime
  /// Stands in for `preferredDatePickerStyle` of `UIDatePicker`.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// Stands in for `minimumDate` of `UIDatePicker`.
  open var minimumDate: Date? = nil
  /// Stands in for `maximumDate` of `UIDatePicker`.
  open var maximumDate: Date? = nil
  /// Stands in for `countDownDuration` of `UIDatePicker`.
  open var countDownDuration: TimeInterval = 0
  /// Stands in for `locale` of `UIDatePicker`.
  open var locale: Locale? = nil
  /// Stands in for `calendar` of `UIDatePicker`.
  open var calendar: Calendar! = Calendar.current
  /// Stands in for `timeZone` of `UIDatePicker`.
  open var timeZone: TimeZone? = nil
  /// Stands in for `setDate` of `UIDatePicker`.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// Stands in for `Mode` of `UIDatePicker`.
  public enum Mode: Int, Sendable {
    /// Stands in for `time` of `Mode`.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}
