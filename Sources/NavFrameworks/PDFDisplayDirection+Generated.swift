// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PDFDisplayDirection` of Frameworks, and does nothing.
public enum PDFDisplayDirection: Int, Sendable {
  /// Stands in for `vertical` of `PDFDisplayDirection`.
  case vertical, horizontal
}
