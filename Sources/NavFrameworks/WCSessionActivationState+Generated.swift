// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WCSessionActivationState` of Frameworks, and does nothing.
public enum WCSessionActivationState: Int, Sendable {
  /// Stands in for `notActivated` of `WCSessionActivationState`.
  case notActivated, inactive, activated
}
