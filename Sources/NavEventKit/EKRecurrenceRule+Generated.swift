// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKRecurrenceRule` of EventKit, and does nothing.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// Stands in for `frequency` of `EKRecurrenceRule`.
  public let frequency: EKRecurrenceFrequency
  /// Stands in for `interval` of `EKRecurrenceRule`.
  public let interval: Int
  /// Creates what stands in for a `EKRecurrenceRule`.
  public init(recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
  {
    self.frequency = frequency
    self.interval = interval
    super.init()
  }
}
