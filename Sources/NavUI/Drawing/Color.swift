/// A colour, of which NavLab stores only the description.
public struct Color: Hashable, Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// The colour space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard RGB space.
    case sRGB

    /// The standard RGB space without gamma.
    case sRGBLinear

    /// The wide Display P3 space.
    case displayP3
  }

  /// Creates a colour from its red, green and blue components.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(name: "rgb(\(red), \(green), \(blue), \(opacity))")
  }

  /// Creates a grey.
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) {
    self.init(name: "white(\(white), \(opacity))")
  }

  /// Creates a colour from hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(name: "hsb(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// Creates a colour from the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name)
  }

  /// Creates a colour from a `UIColor`.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    self.init(name: color.name)
  }

  /// Creates a colour from a `UIColor`.
  public init(uiColor: UIColor) {
    self.init(name: uiColor.name)
  }

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(name: "\(name).opacity(\(opacity))")
  }

  /// Returns a colour between this one and another.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(name: "\(name).mix(\(rhs.name), \(fraction))")
  }

  /// The colour's standard gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: CustomStringConvertible {
  /// The colour's name or components.
  public var description: String { name }
}

extension Color: ShapeStyle {}
