// Made by Scripts/generate from Scripts/stand-ins/SystemConfiguration.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `SCNetworkReachabilityFlags` of SystemConfiguration, and does nothing.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// Stands in for `rawValue` of `SCNetworkReachabilityFlags`.
  public let rawValue: UInt32
  /// Creates what stands in for a `SCNetworkReachabilityFlags`.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
  /// Creates what stands in for a `SCNetworkReachabilityFlags`.
  public init() {
    rawValue = 0
  }
  /// Stands in for `reachable` of `SCNetworkReachabilityFlags`.
  public static let reachable: SCNetworkReachabilityFlags = SCNetworkReachabilityFlags(rawValue: 2)
  /// Stands in for `connectionRequired` of `SCNetworkReachabilityFlags`.
  public static let connectionRequired: SCNetworkReachabilityFlags = SCNetworkReachabilityFlags(
    rawValue: 4
  )
  /// Stands in for `connectionOnTraffic` of `SCNetworkReachabilityFlags`.
  public static let connectionOnTraffic: SCNetworkReachabilityFlags = SCNetworkReachabilityFlags(
    rawValue: 8
  )
  /// Stands in for `interventionRequired` of `SCNetworkReachabilityFlags`.
  public static let interventionRequired: SCNetworkReachabilityFlags = SCNetworkReachabilityFlags(
    rawValue: 16
  )
  /// Stands in for `connectionOnDemand` of `SCNetworkReachabilityFlags`.
  public static let connectionOnDemand: SCNetworkReachabilityFlags = SCNetworkReachabilityFlags(
    rawValue: 32
  )
  /// Stands in for `isWWAN` of `SCNetworkReachabilityFlags`.
  public static let isWWAN: SCNetworkReachabilityFlags = SCNetworkReachabilityFlags(
    rawValue: 262144
  )
}
