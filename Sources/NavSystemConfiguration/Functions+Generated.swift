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
