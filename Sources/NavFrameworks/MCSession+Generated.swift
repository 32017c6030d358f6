// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCSession` of Frameworks, and does nothing.
open class MCSession: NSObject, @unchecked Sendable {
  /// Stands in for `delegate` of `MCSession`.
  public weak var delegate: (any MCSessionDelegate)? = nil
  /// Stands in for `myPeerID` of `MCSession`.
  public let myPeerID: MCPeerID
  /// Creates what stands in for a `MCSession`.
  public init(
    peer myPeerID: MCPeerID,
    securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .required
  ) {
    self.myPeerID = myPeerID
    super.init()
  }
  /// Stands in for `connectedPeers` of `MCSession`.
  open var connectedPeers: [MCPeerID] { [] }
  /// Stands in for `send` of `MCSession`.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {}
  /// Stands in for `disconnect` of `MCSession`.
  open func disconnect() {}
}
