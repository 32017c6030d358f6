// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKInkingTool` of Frameworks, and does nothing.
public struct PKInkingTool: PKTool {
  /// Stands in for `inkType` of `PKInkingTool`.
  public let inkType: InkType
  /// Stands in for `color` of `PKInkingTool`.
  public let color: UIColor
  /// Stands in for `width` of `PKInkingTool`.
  public let width: CGFloat
  /// Creates what stands in for a `PKInkingTool`.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? 1
  }
  /// Stands in for `InkType` of `PKInkingTool`.
  public enum InkType: String, Sendable {
    /// Stands in for `pen` of `InkType`.
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }
}
