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
  open func save(_ reminder: EKReminder, commit: Bool) throws {}
  /// Stands in for `remove` of `EKEventStore`.
  open func remove(_ event: EKEvent, span: EKSpan) throws {}
}
