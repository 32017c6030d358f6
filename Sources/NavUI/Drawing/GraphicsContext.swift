/// The context in which an app draws on a canvas; nothing is drawn in the lab.
@available(iOS 15.0, *)
public struct GraphicsContext {
  /// The opacity of everything.
  public var opacity: Double

  /// The blending of everything.
  public var blendMode: BlendMode

  /// The transform by which everything is moved, turned and scaled.
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

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(name: "color") }

    /// A colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(name: "color")
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(name: "color")
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(name: "style") }

    /// A gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "linearGradient")
    }

    /// A gradient from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "radialGradient")
    }

    /// A gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(name: "conicGradient")
    }
  }

  /// The way in which a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: UInt32

    /// Creates a set from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Again and again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }

    /// To and fro.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }

    /// In linear colours.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The blending of everything.
  public struct BlendMode: Equatable, Sendable {
    private let name: String

    /// As usual.
    public static var normal: BlendMode { BlendMode(name: "normal") }

    /// By multiplying.
    public static var multiply: BlendMode { BlendMode(name: "multiply") }

    /// By multiplying the inverse.
    public static var screen: BlendMode { BlendMode(name: "screen") }

    /// By multiplying dark and light parts in their own ways.
    public static var overlay: BlendMode { BlendMode(name: "overlay") }

    /// By adding.
    public static var plusLighter: BlendMode { BlendMode(name: "plusLighter") }

    /// By taking away.
    public static var clear: BlendMode { BlendMode(name: "clear") }

    /// The darker.
    public static var darken: BlendMode { BlendMode(name: "darken") }

    /// The lighter.
    public static var lighten: BlendMode { BlendMode(name: "lighten") }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// The shading that fills the text.
    public var shading: GraphicsContext.Shading

    /// The size that the text takes.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    /// The size of the picture.
    public var size: CGSize { .zero }

    /// The shading that fills the picture.
    public var shading: GraphicsContext.Shading?
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    /// The size of the view.
    public var size: CGSize { .zero }
  }

  /// A change to what is drawn.
  public struct Filter: Sendable {
    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter()
    }

    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }

    /// Parts of a transparency.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = Color.black
    ) -> Filter {
      Filter()
    }

    /// More or less colour.
    public static func saturation(_ amount: Double) -> Filter { Filter() }

    /// More or less grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
  }
}
