// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKEventStore` of EventKit, and does nothing.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Stands in for `defaultCalendarForNewEvents` of `EKEventStore`.
  open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar() }
  /// Creates what stands in for a `EKEventStore`.
  public override init() {
    super.init()
  }
  /// Stands in for `authorizationStatus` of `EKEventStore`.
  public static func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// Stands in for `requestFullAccessToEvents` of `EKEventStore`.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Stands in for `requestWriteOnlyAccessToEvents` of `EKEventStore`.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Stands in for `requestFullAccessToReminders` of `EKEventStore`.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Stands in for `requestAccess` of `EKEventStore`.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Stands in for `requestAccess` of `EKEventStore`.
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Stands in for `calendars` of `EKEventStore`.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Stands in for `predicateForEvents` of `EKEventStore`.
  open func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Stands in for `events` of `EKEventStore`.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Stands in for `save` of `EKEventStore`.
  open func save(_ event: EKEvent, span: EKSpan) throws {}
  /// Stands in for `save` of `EKEventStore`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  /// Stands in for `remove` of `EKEventStore`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  /// Stands in for `remove` of `EKEventStore`.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {}
  /// Stands in for `commit` of `EKEventStore`.
  open func commit() throws {}
  /// Stands in for `reset` of `EKEventStore`.
  open func reset() {}
  /// Stands in for `event` of `EKEventStore`.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Stands in for `calendar` of `EKEventStore`.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Stands in for `calendarItem` of `EKEventStore`.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Stands in for `defaultCalendarForNewReminders` of `EKEventStore`.
  open func defaultCalendarForNewReminders() -> EKCalendar? { EKCalendar() }
  /// Stands in for `saveCalendar` of `EKEventStore`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  /// Stands in for `removeCalendar` of `EKEventStore`.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  /// Stands in for `requestFullAccessToEvents` of `EKEventStore`.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
  { completion(false, nil) }
  /// Stands in for `requestWriteOnlyAccessToEvents` of `EKEventStore`.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Stands in for `requestFullAccessToReminders` of `EKEventStore`.
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Stands in for `predicateForReminders` of `EKEventStore`.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Stands in for `predicateForIncompleteReminders` of `EKEventStore`.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Stands in for `fetchReminders` of `EKEventStore`.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }
  /// Stands in for `save` of `EKEventStore`.
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  /// Stands in for `remove` of `EKEventStore`.
  open func remove(_ event: EKEvent, span: EKSpan) throws {}
}
