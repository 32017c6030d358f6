// Made by Scripts/generate from Scripts/stand-ins/Network.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `NWPath` of Network, and does nothing.
public struct NWPath: Equatable, Sendable {
  /// Stands in for `status` of `NWPath`.
  public let status: Status
  /// Stands in for `isExpensive` of `NWPath`.
  public var isExpensive: Bool { false }
  /// Stands in for `isConstrained` of `NWPath`.
  public var isConstrained: Bool { false }
  /// Stands in for `Status` of `NWPath`.
  public enum Status: Sendable {
    /// Stands in for `satisfied` of `Status`.
    case satisfied, unsatisfied, requiresConnection
  }
  /// Stands in for `usesInterfaceType` of `NWPath`.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
  /// Stands in for `availableInterfaces` of `NWPath`.
  public var availableInterfaces: [NWInterface] { [] }
  /// Stands in for `supportsDNS` of `NWPath`.
  public var supportsDNS: Bool { false }
  /// Stands in for `supportsIPv4` of `NWPath`.
  public var supportsIPv4: Bool { false }
  /// Stands in for `supportsIPv6` of `NWPath`.
  public var supportsIPv6: Bool { false }
}
