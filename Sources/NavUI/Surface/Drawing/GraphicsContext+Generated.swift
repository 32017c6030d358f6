// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 15.0, *)
extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Limits drawing to an outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Adds a filter to the drawing.
  public mutating func addFilter(_ filter: Filter) {}

  /// Translates the drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales the drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates the drawing.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Adds a transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Prepares a text for drawing.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }

  /// Prepares an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

  /// Prepares one of the canvas's symbols for drawing.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Draws a text.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Draws an image.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Draws on a separate layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}

/// The context of a canvas; nothing is drawn here.
@available(iOS 15.0, *)
public struct GraphicsContext {
  /// The opacity of the drawing.
  public var opacity: Double

  /// The blend mode of the drawing.
  public var blendMode: BlendMode

  /// The transform of the drawing.
  public var transform: CGAffineTransform

  /// The environment of the canvas.
  public let environment: EnvironmentValues

  /// The shading that fills.
  public struct Shading: Sendable {
    fileprivate let name: String

    /// The colour of the background.
    public static var backdrop: Shading { Shading(name: "backdrop") }

    /// The colour of content.
    public static var foreground: Shading { Shading(name: "foreground") }

    /// Returns a colour.
    public static func color(_ color: Color) -> Shading { Shading(name: "color") }

    /// Returns a colour in components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading { Shading(name: "color") }

    /// Returns a grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading { Shading(name: "color") }

    /// Returns a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(name: "style") }

    /// Returns a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "linearGradient") }

    /// Returns a gradient from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "radialGradient") }

    /// Returns a gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(name: "conicGradient") }
  }

  /// The continuation of a gradient beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeated.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }

    /// Repeated in alternating directions.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }

    /// In linear colour space.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The blend mode of the drawing.
  public struct BlendMode: Equatable, Sendable {
    private let name: String

    /// The normal mode.
    public static var normal: BlendMode { BlendMode(name: "normal") }

    /// The mode that multiplies.
    public static var multiply: BlendMode { BlendMode(name: "multiply") }

    /// The mode that multiplies the inverse.
    public static var screen: BlendMode { BlendMode(name: "screen") }

    /// The mode that treats dark and light parts differently.
    public static var overlay: BlendMode { BlendMode(name: "overlay") }

    /// The mode that keeps the darker colour.
    public static var darken: BlendMode { BlendMode(name: "darken") }

    /// The mode that keeps the lighter colour.
    public static var lighten: BlendMode { BlendMode(name: "lighten") }

    /// The mode that brightens the background.
    public static var colorDodge: BlendMode { BlendMode(name: "colorDodge") }

    /// The mode that darkens the background.
    public static var colorBurn: BlendMode { BlendMode(name: "colorBurn") }

    /// The mode of soft light.
    public static var softLight: BlendMode { BlendMode(name: "softLight") }

    /// The mode of hard light.
    public static var hardLight: BlendMode { BlendMode(name: "hardLight") }

    /// The mode that subtracts the darker colour.
    public static var difference: BlendMode { BlendMode(name: "difference") }

    /// The mode of a difference with less contrast.
    public static var exclusion: BlendMode { BlendMode(name: "exclusion") }

    /// The mode that takes the hue.
    public static var hue: BlendMode { BlendMode(name: "hue") }

    /// The mode that takes the saturation.
    public static var saturation: BlendMode { BlendMode(name: "saturation") }

    /// The mode that takes hue and saturation.
    public static var color: BlendMode { BlendMode(name: "color") }

    /// The mode that takes the brightness.
    public static var luminosity: BlendMode { BlendMode(name: "luminosity") }

    /// The mode that clears.
    public static var clear: BlendMode { BlendMode(name: "clear") }

    /// The mode that replaces the background.
    public static var copy: BlendMode { BlendMode(name: "copy") }

    /// The mode that keeps what lies in the background.
    public static var sourceIn: BlendMode { BlendMode(name: "sourceIn") }

    /// The mode that keeps what lies outside the background.
    public static var sourceOut: BlendMode { BlendMode(name: "sourceOut") }

    /// The mode that draws only on the background.
    public static var sourceAtop: BlendMode { BlendMode(name: "sourceAtop") }

    /// The mode that draws behind the background.
    public static var destinationOver: BlendMode { BlendMode(name: "destinationOver") }

    /// The mode that keeps the background below the drawing.
    public static var destinationIn: BlendMode { BlendMode(name: "destinationIn") }

    /// The mode that cuts the drawing out of the background.
    public static var destinationOut: BlendMode { BlendMode(name: "destinationOut") }

    /// The mode that keeps the background on the drawing.
    public static var destinationAtop: BlendMode { BlendMode(name: "destinationAtop") }

    /// The mode that keeps what only one of the two covers.
    public static var xor: BlendMode { BlendMode(name: "xor") }

    /// The mode that adds and keeps the sum dark.
    public static var plusDarker: BlendMode { BlendMode(name: "plusDarker") }

    /// The mode that adds.
    public static var plusLighter: BlendMode { BlendMode(name: "plusLighter") }
  }

  /// A text that is prepared for drawing.
  public struct ResolvedText {
    /// The shading that fills the text.
    public var shading: GraphicsContext.Shading

    /// Returns the size of the text.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// An image that is prepared for drawing.
  public struct ResolvedImage {
    /// The size of the picture.
    public var size: CGSize { .zero }

    /// The shading that fills the picture.
    public var shading: GraphicsContext.Shading?
  }

  /// A view that is prepared for drawing.
  public struct ResolvedSymbol {
    /// The size of the view.
    public var size: CGSize { .zero }
  }

  /// A filter for the drawing.
  public struct Filter: Sendable {
    /// Returns a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }

    /// Returns a blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }

    /// Returns a threshold of opacity.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = Color.black
    ) -> Filter { Filter() }

    /// Returns a change of saturation.
    public static func saturation(_ amount: Double) -> Filter { Filter() }

    /// Returns a change of greyscale.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }

    /// Returns a change of brightness.
    public static func brightness(_ amount: Double) -> Filter { Filter() }

    /// Returns a change of contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter() }

    /// Returns a rotation of the hue.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }

    /// Returns an inversion of the colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }

    /// Returns a multiplication with a colour.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }

    /// Returns a projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }

    /// The filter that makes dark parts transparent.
    public static var luminanceToAlpha: Filter { Filter() }
  }
}
