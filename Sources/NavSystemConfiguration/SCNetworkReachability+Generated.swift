// Made by Scripts/generate from Scripts/stand-ins/SystemConfiguration.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `SCNetworkReachability` of SystemConfiguration, and does nothing.
public final class SCNetworkReachability: @unchecked Sendable {
  /// Creates what stands in for a `SCNetworkReachability`.
  public init() {
  }
}
