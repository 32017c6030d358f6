// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Colours from a centre to the edges of the shape.
@available(iOS 15.0, *)
public struct EllipticalGradient: ShapeStyle, Sendable {
  /// Creates a gradient style from a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
  }

  /// Creates a gradient style from colours.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
  }

  /// Creates a gradient style from stops.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
  }
}

extension EllipticalGradient: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
