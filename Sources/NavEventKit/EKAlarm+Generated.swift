// Made by Scripts/generate from Scripts/stand-ins/EventKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `EKAlarm` of EventKit, and does nothing.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `EKAlarm`.
  public init(relativeOffset offset: TimeInterval) {
    super.init()
  }
  /// Creates what stands in for a `EKAlarm`.
  public init(absoluteDate date: Date) {
    super.init()
  }
}
