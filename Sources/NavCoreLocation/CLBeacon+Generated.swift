// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLBeacon` of CoreLocation, and does nothing.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// Stands in for `uuid` of `CLBeacon`.
  public let uuid: UUID = UUID()
  /// Stands in for `major` of `CLBeacon`.
  public let major: NSNumber = 0
  /// Stands in for `minor` of `CLBeacon`.
  public let minor: NSNumber = 0
  /// Stands in for `proximity` of `CLBeacon`.
  public let proximity: CLProximity = .unknown
  /// Stands in for `accuracy` of `CLBeacon`.
  public let accuracy: Double = 0
  /// Stands in for `rssi` of `CLBeacon`.
  public let rssi: Int = 0
  /// Stands in for `timestamp` of `CLBeacon`.
  public let timestamp: Date = Date(timeIntervalSinceReferenceDate: 0)
}
