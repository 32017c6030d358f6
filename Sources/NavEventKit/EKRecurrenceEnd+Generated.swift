// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKRecurrenceEnd` of EventKit, and does nothing.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `EKRecurrenceEnd`.
  public init(end: Date) {
    super.init()
  }
  /// Creates what stands in for a `EKRecurrenceEnd`.
  public init(occurrenceCount: Int) {
    super.init()
  }
}
