extension Path {
  /// The smallest rectangle around the outline; always zero, because NavLab stores no points.
  public var boundingRect: CGRect { .zero }

  /// The current end point; always nil, because NavLab stores no points.
  public var currentPoint: CGPoint? { isEmpty ? nil : .zero }

  /// An element of the outline.
  @frozen
  public enum Element: Equatable, Sendable {
    /// The beginning of a part.
    case move(to: CGPoint)

    /// A line.
    case line(to: CGPoint)

    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)

    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// The end of a part.
    case closeSubpath
  }

  /// Creates the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(rect)
  }

  /// Creates the outline of a rectangle with corners of different radii.
  @available(iOS 16.0, *)
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(rect)
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a rectangle with corners of different radii.
  @available(iOS 16.0, *)
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRect(rect)
  }

  /// Adds an arc with a relative angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addEllipse(in: .zero)
  }

  /// Adds a transformed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) { addRect(rect) }

  /// Adds a transformed ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addEllipse(in: rect)
  }

  /// Adds another transformed outline.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path) }

  /// Adds a transformed arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform
  ) {
    addEllipse(in: .zero)
  }

  /// Returns whether a point is inside; always false, because NavLab stores no points.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }

  /// Visits the elements of the outline, of which NavLab stores none.
  public func forEach(_ body: (Path.Element) -> Void) {}

  /// Returns the transformed outline.
  public func applying(_ transform: CGAffineTransform) -> Path { self }

  /// Returns the moved outline.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }

  /// Returns a part of the outline.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  /// Returns the outline of a stroke along this one.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// Returns the outline without crossing parts.
  public func normalized(eoFill: Bool = true) -> Path { self }

  /// Returns the part inside both outlines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// Returns the part inside either outline.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// Returns the part inside this outline only.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// Returns the area inside exactly one of the outlines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
}
