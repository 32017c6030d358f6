// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKSourceRevision` of HealthKit, and does nothing.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKSourceRevision`.
  public override init() {
    super.init()
  }
  /// Stands in for `source` of `HKSourceRevision`.
  open var source: HKSource { HKSource() }
}
