// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PDFDisplayBox` of Frameworks, and does nothing.
public enum PDFDisplayBox: Int, Sendable {
  /// Stands in for `mediaBox` of `PDFDisplayBox`.
  case mediaBox, cropBox, bleedBox, trimBox, artBox
}
