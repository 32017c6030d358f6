// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKCanvasView` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView {
  /// Stands in for `drawing` of `PKCanvasView`.
  open var drawing: PKDrawing = PKDrawing()
  /// Stands in for `tool` of `PKCanvasView`.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// Stands in for `drawingPolicy` of `PKCanvasView`.
  open var drawingPolicy: PKCanvasViewDrawingPolicy = .default
  /// Stands in for `isRulerActive` of `PKCanvasView`.
  open var isRulerActive: Bool = false
  /// Stands in for `isDrawingEnabled` of `PKCanvasView`.
  open var isDrawingEnabled: Bool = true
}
