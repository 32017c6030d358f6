// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Sendable {
  /// Creates a gradient style from a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
  }

  /// Creates a gradient style from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
  }

  /// Creates a gradient style from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
  }
}

extension LinearGradient: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
