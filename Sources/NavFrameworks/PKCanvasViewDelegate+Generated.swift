// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKCanvasViewDelegate` of Frameworks, and does nothing.
@MainActor
@preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Stands in for `canvasViewDrawingDidChange` of `PKCanvasViewDelegate`.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Stands in for `canvasViewDidFinishRendering` of `PKCanvasViewDelegate`.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// Stands in for `canvasViewDidBeginUsingTool` of `PKCanvasViewDelegate`.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Stands in for `canvasViewDidEndUsingTool` of `PKCanvasViewDelegate`.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Stands in for `canvasViewDrawingDidChange` of `PKCanvasViewDelegate`.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Stands in for `canvasViewDidFinishRendering` of `PKCanvasViewDelegate`.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Stands in for `canvasViewDidBeginUsingTool` of `PKCanvasViewDelegate`.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Stands in for `canvasViewDidEndUsingTool` of `PKCanvasViewDelegate`.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
