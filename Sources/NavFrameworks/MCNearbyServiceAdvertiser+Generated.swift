// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCNearbyServiceAdvertiser` of Frameworks, and does nothing.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// Stands in for `delegate` of `MCNearbyServiceAdvertiser`.
  public weak var delegate: (any MCNearbyServiceAdvertiserDelegate)? = nil
  /// Creates what stands in for a `MCNearbyServiceAdvertiser`.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    super.init()
  }
  /// Stands in for `startAdvertisingPeer` of `MCNearbyServiceAdvertiser`.
  open func startAdvertisingPeer() {}
  /// Stands in for `stopAdvertisingPeer` of `MCNearbyServiceAdvertiser`.
  open func stopAdvertisingPeer() {}
}
