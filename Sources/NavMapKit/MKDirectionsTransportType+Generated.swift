// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKDirectionsTransportType` of MapKit, and does nothing.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// Stands in for `rawValue` of `MKDirectionsTransportType`.
  public let rawValue: UInt
  /// Creates what stands in for a `MKDirectionsTransportType`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `transit` of `MKDirectionsTransportType`.
  public static let transit: MKDirectionsTransportType = MKDirectionsTransportType(rawValue: 4)
  /// Stands in for `cycling` of `MKDirectionsTransportType`.
  public static let cycling: MKDirectionsTransportType = MKDirectionsTransportType(rawValue: 8)
  /// Stands in for `any` of `MKDirectionsTransportType`.
  public static let any: MKDirectionsTransportType = MKDirectionsTransportType(
    rawValue: 0x0FFF_FFFF
  )
  /// Stands in for `automobile` of `MKDirectionsTransportType`.
  public static let automobile: MKDirectionsTransportType = MKDirectionsTransportType(rawValue: 1)
  /// Stands in for `walking` of `MKDirectionsTransportType`.
  public static let walking: MKDirectionsTransportType = MKDirectionsTransportType(rawValue: 2)
}
