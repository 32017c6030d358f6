// Made by Scripts/generate from Scripts/stand-ins/SystemConfiguration.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `SCNetworkReachabilityCreateWithName` of SystemConfiguration, and does nothing.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?,
  _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Stands in for `SCNetworkReachabilityCreateWithAddress` of SystemConfiguration, and does nothing.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?,
  _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Stands in for `SCNetworkReachabilityGetFlags` of SystemConfiguration, and does nothing.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability,
  _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool { false }

/// Stands in for `kSCNetworkFlagsTransientConnection` of SystemConfiguration, and does nothing.
public let kSCNetworkFlagsTransientConnection: Int = 1

/// Stands in for `kSCNetworkFlagsReachable` of SystemConfiguration, and does nothing.
public let kSCNetworkFlagsReachable: Int = 2

/// Stands in for `kSCNetworkFlagsConnectionRequired` of SystemConfiguration, and does nothing.
public let kSCNetworkFlagsConnectionRequired: Int = 4

/// Stands in for `kSCNetworkFlagsConnectionAutomatic` of SystemConfiguration, and does nothing.
public let kSCNetworkFlagsConnectionAutomatic: Int = 8

/// Stands in for `kSCNetworkFlagsInterventionRequired` of SystemConfiguration, and does nothing.
public let kSCNetworkFlagsInterventionRequired: Int = 16

/// Stands in for `kCFAllocatorDefault` of SystemConfiguration, and does nothing.
public let kCFAllocatorDefault: Int? = nil
