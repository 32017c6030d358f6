// Made by Scripts/generate from Scripts/stand-ins/Network.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `NWInterface` of Network, and does nothing.
public enum NWInterface {
  /// Stands in for `InterfaceType` of `NWInterface`.
  public enum InterfaceType: Sendable {
    /// Stands in for `other` of `InterfaceType`.
    case other, wifi, cellular, wiredEthernet, loopback
  }
}
