// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCSessionState` of Frameworks, and does nothing.
public enum MCSessionState: Int, Sendable {
  /// Stands in for `notConnected` of `MCSessionState`.
  case notConnected, connecting, connected
}
