// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKEraserTool` of Frameworks, and does nothing.
public struct PKEraserTool: PKTool {
  /// Stands in for `eraserType` of `PKEraserTool`.
  public let eraserType: EraserType
  /// Stands in for `width` of `PKEraserTool`.
  public let width: CGFloat
  /// Creates what stands in for a `PKEraserTool`.
  public init(_ eraserType: EraserType, width: CGFloat = 0) {
    self.eraserType = eraserType
    self.width = width
  }
  /// Stands in for `EraserType` of `PKEraserTool`.
  public enum EraserType: Sendable {
    /// Stands in for `vector` of `EraserType`.
    case vector, bitmap, fixedWidthBitmap
  }
}
