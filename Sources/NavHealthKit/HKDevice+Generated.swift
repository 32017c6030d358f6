// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKDevice` of HealthKit, and does nothing.
open class HKDevice: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKDevice`.
  public override init() {
    super.init()
  }
  /// Stands in for `local` of `HKDevice`.
  public static func local() -> HKDevice { HKDevice() }
}
