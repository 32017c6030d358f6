// Made by Scripts/generate from Scripts/stand-ins/Network.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `NWInterface` of Network, and does nothing.
public struct NWInterface: Hashable, Sendable {
  /// Stands in for `name` of `NWInterface`.
  public let name: String
  /// Stands in for `type` of `NWInterface`.
  public let type: InterfaceType
  /// Creates what stands in for a `NWInterface`.
  public init(name: String, type: InterfaceType) {
    self.name = name
    self.type = type
  }
  /// Stands in for `InterfaceType` of `NWInterface`.
  public enum InterfaceType: Sendable {
    /// Stands in for `other` of `InterfaceType`.
    case other, wifi, cellular, wiredEthernet, loopback
  }
}
