// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Color {
  /// Red.
  public static let red = Color(name: "red")

  /// Orange.
  public static let orange = Color(name: "orange")

  /// Yellow.
  public static let yellow = Color(name: "yellow")

  /// Green.
  public static let green = Color(name: "green")

  /// Mint.
  public static let mint = Color(name: "mint")

  /// Teal.
  public static let teal = Color(name: "teal")

  /// Cyan.
  public static let cyan = Color(name: "cyan")

  /// Blue.
  public static let blue = Color(name: "blue")

  /// Indigo.
  public static let indigo = Color(name: "indigo")

  /// Purple.
  public static let purple = Color(name: "purple")

  /// Pink.
  public static let pink = Color(name: "pink")

  /// Brown.
  public static let brown = Color(name: "brown")

  /// White.
  public static let white = Color(name: "white")

  /// Gray.
  public static let gray = Color(name: "gray")

  /// Black.
  public static let black = Color(name: "black")

  /// No colour.
  public static let clear = Color(name: "clear")

  /// The colour of primary content.
  public static let primary = Color(name: "primary")

  /// The colour of secondary content.
  public static let secondary = Color(name: "secondary")

  /// The colour that accents the app.
  public static let accentColor = Color(name: "accentColor")
}

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
  ) { self.init(name: "rgb(\(red), \(green), \(blue), \(opacity))") }

  /// Creates a grey.
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(name: "white(\(white), \(opacity))")
  }

  /// Creates a colour from hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(name: "hsb(\(hue), \(saturation), \(brightness), \(opacity))")
  }

  /// Creates a colour from the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name) }

  /// Creates a colour from one of UIKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(name: color.name) }

  /// Creates a colour from one of UIKit's.
  public init(uiColor: UIColor) { self.init(name: uiColor.name) }

  /// Creates a colour from a custom one.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(color.resolve(in: EnvironmentValues()))
  }

  /// Returns the colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(name: "\(name).opacity(\(opacity))") }

  /// Returns a colour between this one and another.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color { Color(name: "\(name).mix(\(rhs.name), \(fraction))") }

  /// The colour's standard gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: CustomStringConvertible {
  /// The colour's name or components.
  public var description: String { name }
}

extension Color: ShapeStyle {}

extension Color: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
