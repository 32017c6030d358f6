/// Colours around a centre.
public struct AngularGradient: ShapeStyle, Sendable {
  /// Creates it from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Creates it from colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Creates it from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}

extension AngularGradient {
  /// Creates it from a gradient that goes all the way around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}

  /// Creates it from colours that go all the way around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates it from stops that go all the way around.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours all the way around a centre.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Colours all the way around a centre.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours around a centre of a gradient.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre of colours.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Colours around a centre of stops.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
