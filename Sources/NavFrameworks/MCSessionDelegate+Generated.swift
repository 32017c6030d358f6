// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCSessionDelegate` of Frameworks, and does nothing.
public protocol MCSessionDelegate: AnyObject {
  /// Stands in for `session` of `MCSessionDelegate`.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Stands in for `session` of `MCSessionDelegate`.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// Stands in for `session` of `MCSessionDelegate`.
  func session(
    _ session: MCSession,
    didReceive stream: InputStream,
    withName streamName: String,
    fromPeer peerID: MCPeerID
  )
  /// Stands in for `session` of `MCSessionDelegate`.
  func session(
    _ session: MCSession,
    didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    with progress: Progress
  )
  /// Stands in for `session` of `MCSessionDelegate`.
  func session(
    _ session: MCSession,
    didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    at localURL: URL?,
    withError error: (any Error)?
  )
}

extension MCSessionDelegate {
  /// Stands in for `session` of `MCSessionDelegate`.
  public func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  {}
  /// Stands in for `session` of `MCSessionDelegate`.
  public func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
  /// Stands in for `session` of `MCSessionDelegate`.
  public func session(
    _ session: MCSession,
    didReceive stream: InputStream,
    withName streamName: String,
    fromPeer peerID: MCPeerID
  ) {}
  /// Stands in for `session` of `MCSessionDelegate`.
  public func session(
    _ session: MCSession,
    didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    with progress: Progress
  ) {}
  /// Stands in for `session` of `MCSessionDelegate`.
  public func session(
    _ session: MCSession,
    didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    at localURL: URL?,
    withError error: (any Error)?
  ) {}
}
