// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKSpan` of EventKit, and does nothing.
public enum EKSpan: Int, Sendable {
  /// Stands in for `thisEvent` of `EKSpan`.
  case thisEvent, futureEvents
}
