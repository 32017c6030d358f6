// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MCEncryptionPreference` of Frameworks, and does nothing.
public enum MCEncryptionPreference: Int, Sendable {
  /// Stands in for `optional` of `MCEncryptionPreference`.
  case optional, required, none
}
