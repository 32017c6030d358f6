/// The outline of a shape, of which NavLab stores only whether it is empty.
public struct Path: Equatable, Sendable {
  /// Whether the outline is empty.
  public private(set) var isEmpty = true

  /// Creates an empty outline.
  public init() {}

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates the outline of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  /// Creates an outline step by step.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

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

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    isEmpty = false
  }

  /// Adds an arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    isEmpty = false
  }

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
