// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCNearbyServiceAdvertiserDelegate` of Frameworks, and does nothing.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Stands in for `advertiser` of `MCNearbyServiceAdvertiserDelegate`.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  )
  /// Stands in for `advertiser` of `MCNearbyServiceAdvertiserDelegate`.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  )
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Stands in for `advertiser` of `MCNearbyServiceAdvertiserDelegate`.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) {}
  /// Stands in for `advertiser` of `MCNearbyServiceAdvertiserDelegate`.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didNotStartAdvertisingPeer error: any Error
  ) {}
}
