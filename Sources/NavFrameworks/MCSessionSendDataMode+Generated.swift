// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCSessionSendDataMode` of Frameworks, and does nothing.
public enum MCSessionSendDataMode: Int, Sendable {
  /// Stands in for `reliable` of `MCSessionSendDataMode`.
  case reliable, unreliable
}
