/// A gradient of colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location in the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color

    /// The location of the colour, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop from a colour and its location.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours between stops are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// The device's colour space.
    public static let device = ColorSpace(name: "device")

    /// A perceptually uniform colour space.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours and their locations.
  public var stops: [Gradient.Stop]

  /// Creates a gradient from stops.
  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with its colours interpolated in another colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self)
  }
}

extension Gradient: ShapeStyle {}
