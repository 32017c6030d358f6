// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKCalendar` of EventKit, and does nothing.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// Stands in for `cgColor` of `EKCalendar`.
  open var cgColor: CGColor! = nil
  /// Stands in for `allowsContentModifications` of `EKCalendar`.
  open var allowsContentModifications: Bool { true }
  /// Stands in for `source` of `EKCalendar`.
  open var source: EKSource! = EKSource()
  /// Creates what stands in for a `EKCalendar`.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init()
  }
  /// Stands in for `title` of `EKCalendar`.
  open var title: String = ""
  /// Stands in for `calendarIdentifier` of `EKCalendar`.
  open var calendarIdentifier: String = ""
  /// Creates what stands in for a `EKCalendar`.
  public override init() {
    super.init()
  }
}
