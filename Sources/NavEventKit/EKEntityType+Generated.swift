// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKEntityType` of EventKit, and does nothing.
public enum EKEntityType: UInt, Sendable {
  /// Stands in for `event` of `EKEntityType`.
  case event, reminder
}
