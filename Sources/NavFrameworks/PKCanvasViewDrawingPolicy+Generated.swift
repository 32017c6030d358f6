// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKCanvasViewDrawingPolicy` of Frameworks, and does nothing.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// Stands in for ``default`` of `PKCanvasViewDrawingPolicy`.
  case `default`, anyInput, pencilOnly
}
