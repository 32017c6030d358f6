// Made by Scripts/generate from Scripts/stand-ins/HealthKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `HKSource` of HealthKit, and does nothing.
open class HKSource: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `HKSource`.
  public override init() {
    super.init()
  }
  /// Stands in for ``default`` of `HKSource`.
  public static func `default`() -> HKSource { HKSource() }
  /// Stands in for `name` of `HKSource`.
  open var name: String { "" }
  /// Stands in for `bundleIdentifier` of `HKSource`.
  open var bundleIdentifier: String { "" }
}
