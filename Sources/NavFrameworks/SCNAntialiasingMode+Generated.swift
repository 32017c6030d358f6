// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNAntialiasingMode` of Frameworks, and does nothing.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// Stands in for `none` of `SCNAntialiasingMode`.
  case none, multisampling2X, multisampling4X
}
