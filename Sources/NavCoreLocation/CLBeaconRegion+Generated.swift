// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLBeaconRegion` of CoreLocation, and does nothing.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// Stands in for `uuid` of `CLBeaconRegion`.
  public let uuid: UUID
  /// Creates what stands in for a `CLBeaconRegion`.
  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    super.init(identifier: identifier)
  }
  /// Stands in for `notifyEntryStateOnDisplay` of `CLBeaconRegion`.
  open var notifyEntryStateOnDisplay: Bool = false
}
