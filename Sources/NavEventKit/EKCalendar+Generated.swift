// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKCalendar` of EventKit, and does nothing.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// Stands in for `title` of `EKCalendar`.
  open var title: String = ""
  /// Stands in for `calendarIdentifier` of `EKCalendar`.
  open var calendarIdentifier: String = ""
  /// Creates what stands in for a `EKCalendar`.
  public override init() {
    super.init()
  }
}
