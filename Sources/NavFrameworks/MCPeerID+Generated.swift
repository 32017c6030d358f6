// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCPeerID` of Frameworks, and does nothing.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// Stands in for `displayName` of `MCPeerID`.
  public let displayName: String
  /// Creates what stands in for a `MCPeerID`.
  public init(displayName: String) {
    self.displayName = displayName
    super.init()
  }
}
