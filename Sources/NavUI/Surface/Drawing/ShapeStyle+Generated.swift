// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ShapeStyle where Self == AngularGradient {
  /// Returns a full turn of colours around a centre.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }

  /// Returns a full turn of colours around a centre.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }

  /// Returns a gradient around a centre.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of colours around a centre.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of stops around a centre.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient from a centre to the edges of the shape.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Returns a gradient of colours from a centre to the edges of the shape.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Returns a gradient of stops from a centre to the edges of the shape.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }

  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }

  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }

  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }

  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - sourceRect: The part of the picture.
  ///   - scale: The scale of the picture.
  /// - Returns: The style.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colours along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// Returns a gradient of stops along a line.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == Material {
  /// The ultra thin material.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// The thin material.
  public static var thinMaterial: Material { .thin }

  /// The regular material.
  public static var regularMaterial: Material { .regular }

  /// The thick material.
  public static var thickMaterial: Material { .thick }

  /// The ultra thick material.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of bars.
  public static var bar: Material { Material.bar }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient from a centre outwards.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Returns a gradient of colours from a centre outwards.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of stops from a centre outwards.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  @_disfavoredOverload
  public static var red: Color { Color.red }

  /// Orange.
  @_disfavoredOverload
  public static var orange: Color { Color.orange }

  /// Yellow.
  @_disfavoredOverload
  public static var yellow: Color { Color.yellow }

  /// Green.
  @_disfavoredOverload
  public static var green: Color { Color.green }

  /// Mint.
  @_disfavoredOverload
  public static var mint: Color { Color.mint }

  /// Teal.
  @_disfavoredOverload
  public static var teal: Color { Color.teal }

  /// Cyan.
  @_disfavoredOverload
  public static var cyan: Color { Color.cyan }

  /// Blue.
  @_disfavoredOverload
  public static var blue: Color { Color.blue }

  /// Indigo.
  @_disfavoredOverload
  public static var indigo: Color { Color.indigo }

  /// Purple.
  @_disfavoredOverload
  public static var purple: Color { Color.purple }

  /// Pink.
  @_disfavoredOverload
  public static var pink: Color { Color.pink }

  /// Brown.
  @_disfavoredOverload
  public static var brown: Color { Color.brown }

  /// White.
  @_disfavoredOverload
  public static var white: Color { Color.white }

  /// Gray.
  @_disfavoredOverload
  public static var gray: Color { Color.gray }

  /// Black.
  @_disfavoredOverload
  public static var black: Color { Color.black }

  /// No colour.
  @_disfavoredOverload
  public static var clear: Color { Color.clear }
}

/// A colour, gradient or material for shapes and text.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style for an environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Ends the app, because one of SwiftUI's own styles becomes no other.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Nothing.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("This style belongs to the runtime and becomes no other style.")
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// Returns the style with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The second level of the style.
  public var secondary: some ShapeStyle { self }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { self }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { self }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { self }
}
