// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKEvent` of EventKit, and does nothing.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// Stands in for `startDate` of `EKEvent`.
  open var startDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `endDate` of `EKEvent`.
  open var endDate: Date! = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `isAllDay` of `EKEvent`.
  open var isAllDay: Bool = false
  /// Stands in for `eventIdentifier` of `EKEvent`.
  open var eventIdentifier: String! = ""
  /// Creates what stands in for a `EKEvent`.
  public convenience init(eventStore: EKEventStore) {
    self.init()
  }
}
