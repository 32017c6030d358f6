// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCNearbyServiceBrowser` of Frameworks, and does nothing.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// Stands in for `delegate` of `MCNearbyServiceBrowser`.
  public weak var delegate: (any MCNearbyServiceBrowserDelegate)? = nil
  /// Creates what stands in for a `MCNearbyServiceBrowser`.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    super.init()
  }
  /// Stands in for `startBrowsingForPeers` of `MCNearbyServiceBrowser`.
  open func startBrowsingForPeers() {}
  /// Stands in for `stopBrowsingForPeers` of `MCNearbyServiceBrowser`.
  open func stopBrowsingForPeers() {}
  /// Stands in for `invitePeer` of `MCNearbyServiceBrowser`.
  open func invitePeer(
    _ peerID: MCPeerID,
    to session: MCSession,
    withContext context: Data?,
    timeout: TimeInterval
  ) {}
}
