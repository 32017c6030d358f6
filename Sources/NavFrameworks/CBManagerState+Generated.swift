// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBManagerState` of Frameworks, and does nothing.
public enum CBManagerState: Int, Sendable {
  /// Stands in for `unknown` of `CBManagerState`.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
