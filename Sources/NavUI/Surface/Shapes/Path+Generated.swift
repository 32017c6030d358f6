// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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

  /// Creates the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  { self.init(rect) }

  /// Creates the outline of a rectangle with corners of different radii.
  @available(iOS 16.0, *)
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { self.init(rect) }

  /// Adds a rectangle with corners of different radii.
  @available(iOS 16.0, *)
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }

  /// Adds an arc with a relative angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) { addEllipse(in: .zero) }

  /// Adds a transformed rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) { addRect(rect) }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect) }
  }

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
  ) { addEllipse(in: .zero) }

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

  /// Returns the part inside one of the outlines only.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
}

/// The outline of a shape, of which NavLab stores only whether it is empty.
public struct Path: Equatable, Sendable {
  /// Whether the outline is empty.
  public private(set) var isEmpty = true

  /// Creates an empty outline.
  public init() {
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// Creates an outline step by step.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Begins a new part.
  public mutating func move(to end: CGPoint) { isEmpty = false }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { isEmpty = false }

  /// Adds several lines.
  public mutating func addLines(_ lines: [CGPoint]) { isEmpty = isEmpty && lines.isEmpty }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { isEmpty = false }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    isEmpty = false
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { isEmpty = false }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { isEmpty = false }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { isEmpty = false }

  /// Adds an arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) { isEmpty = false }

  /// Adds an arc between two tangents.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    isEmpty = false
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path) { isEmpty = isEmpty && path.isEmpty }

  /// Closes the current part.
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  /// Returns the outline itself.
  public func path(in rect: CGRect) -> Path { self }
}
