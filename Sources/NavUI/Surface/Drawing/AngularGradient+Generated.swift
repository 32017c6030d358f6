// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Colours around a centre.
public struct AngularGradient: ShapeStyle, Sendable {
  /// Creates a gradient style from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
  }

  /// Creates a gradient style from colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
  }

  /// Creates a gradient style from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
  }
}

extension AngularGradient {
  /// Creates a full turn of a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}

  /// Creates a full turn of colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates a full turn of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

extension AngularGradient: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
