// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKObject` of HealthKit, and does nothing.
open class HKObject: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKObject`.
  public override init() {
    super.init()
  }
  /// Stands in for `uuid` of `HKObject`.
  public let uuid: UUID = UUID()
  /// Stands in for `metadata` of `HKObject`.
  open var metadata: [String: Any]? { nil }
  /// Stands in for `sourceRevision` of `HKObject`.
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
}
