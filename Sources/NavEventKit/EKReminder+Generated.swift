// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKReminder` of EventKit, and does nothing.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Stands in for `startDateComponents` of `EKReminder`.
  open var startDateComponents: DateComponents? = nil
  /// Stands in for `completionDate` of `EKReminder`.
  open var completionDate: Date? = nil
  /// Stands in for `isCompleted` of `EKReminder`.
  open var isCompleted: Bool = false
  /// Stands in for `dueDateComponents` of `EKReminder`.
  open var dueDateComponents: DateComponents? = nil
  /// Stands in for `priority` of `EKReminder`.
  open var priority: Int = 0
  /// Creates what stands in for a `EKReminder`.
  public convenience init(eventStore: EKEventStore) {
    self.init()
  }
}
