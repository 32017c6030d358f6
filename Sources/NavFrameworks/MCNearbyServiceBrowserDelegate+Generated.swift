// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCNearbyServiceBrowserDelegate` of Frameworks, and does nothing.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Stands in for `browser` of `MCNearbyServiceBrowserDelegate`.
  func browser(
    _ browser: MCNearbyServiceBrowser,
    foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  )
  /// Stands in for `browser` of `MCNearbyServiceBrowserDelegate`.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Stands in for `browser` of `MCNearbyServiceBrowserDelegate`.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Stands in for `browser` of `MCNearbyServiceBrowserDelegate`.
  public func browser(
    _ browser: MCNearbyServiceBrowser,
    foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) {}
  /// Stands in for `browser` of `MCNearbyServiceBrowserDelegate`.
  public func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
  /// Stands in for `browser` of `MCNearbyServiceBrowserDelegate`.
  public func browser(
    _ browser: MCNearbyServiceBrowser,
    didNotStartBrowsingForPeers error: any Error
  ) {}
}
