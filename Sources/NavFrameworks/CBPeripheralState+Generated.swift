// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBPeripheralState` of Frameworks, and does nothing.
public enum CBPeripheralState: Int, Sendable {
  /// Stands in for `disconnected` of `CBPeripheralState`.
  case disconnected, connecting, connected, disconnecting
}
