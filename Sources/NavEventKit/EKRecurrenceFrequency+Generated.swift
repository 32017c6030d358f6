// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKRecurrenceFrequency` of EventKit, and does nothing.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Stands in for `daily` of `EKRecurrenceFrequency`.
  case daily, weekly, monthly, yearly
}
