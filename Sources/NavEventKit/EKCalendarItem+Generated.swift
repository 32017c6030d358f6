// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKCalendarItem` of EventKit, and does nothing.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// Stands in for `hasAlarms` of `EKCalendarItem`.
  open var hasAlarms: Bool { false }
  /// Stands in for `alarms` of `EKCalendarItem`.
  open var alarms: [EKAlarm]? = nil
  /// Stands in for `recurrenceRules` of `EKCalendarItem`.
  open var recurrenceRules: [EKRecurrenceRule]? = nil
  /// Stands in for `timeZone` of `EKCalendarItem`.
  open var timeZone: TimeZone? = nil
  /// Stands in for `creationDate` of `EKCalendarItem`.
  open var creationDate: Date? { nil }
  /// Stands in for `lastModifiedDate` of `EKCalendarItem`.
  open var lastModifiedDate: Date? { nil }
  /// Stands in for `removeAlarm` of `EKCalendarItem`.
  open func removeAlarm(_ alarm: EKAlarm) {}
  /// Stands in for `addRecurrenceRule` of `EKCalendarItem`.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {}
  /// Stands in for `removeRecurrenceRule` of `EKCalendarItem`.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {}
  /// Stands in for `title` of `EKCalendarItem`.
  open var title: String! = ""
  /// Stands in for `notes` of `EKCalendarItem`.
  open var notes: String? = nil
  /// Stands in for `location` of `EKCalendarItem`.
  open var location: String? = nil
  /// Stands in for `url` of `EKCalendarItem`.
  open var url: URL? = nil
  /// Stands in for `calendar` of `EKCalendarItem`.
  open var calendar: EKCalendar! = EKCalendar()
  /// Stands in for `calendarItemIdentifier` of `EKCalendarItem`.
  open var calendarItemIdentifier: String = ""
  /// Creates what stands in for a `EKCalendarItem`.
  public override init() {
    super.init()
  }
  /// Stands in for `addAlarm` of `EKCalendarItem`.
  open func addAlarm(_ alarm: EKAlarm) {}
}
