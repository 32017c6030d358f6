// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PDFDisplayMode` of Frameworks, and does nothing.
public enum PDFDisplayMode: Int, Sendable {
  /// Stands in for `singlePage` of `PDFDisplayMode`.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
