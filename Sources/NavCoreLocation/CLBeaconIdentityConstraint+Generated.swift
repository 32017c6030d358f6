// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLBeaconIdentityConstraint` of CoreLocation, and does nothing.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  /// Stands in for `uuid` of `CLBeaconIdentityConstraint`.
  public let uuid: UUID
  /// Stands in for `major` of `CLBeaconIdentityConstraint`.
  public let major: UInt16?
  /// Stands in for `minor` of `CLBeaconIdentityConstraint`.
  public let minor: UInt16?
  /// Creates what stands in for a `CLBeaconIdentityConstraint`.
  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}
