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
}
