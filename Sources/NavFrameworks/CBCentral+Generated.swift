// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CBCentral` of Frameworks, and does nothing.
open class CBCentral: CBPeer, @unchecked Sendable {
  /// Stands in for `maximumUpdateValueLength` of `CBCentral`.
  open var maximumUpdateValueLength: Int { 0 }
}
